package io.mazurka.kernel.model;

import io.mazurka.kernel.InvalidModelException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the parameters of a model, {@code key=value} each. */
public final class KeyValues {

  private KeyValues() {}

  /** The values by key, in the order given; no key twice. */
  public static Map<String, Integer> parse(List<String> words) {
    Map<String, Integer> values = new LinkedHashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals <= 0) {
        throw new InvalidModelException(
            "'%s' is not a parameter: parameters are written key=value".formatted(word));
      }
      String key = word.substring(0, equals);
      if (values.put(key, value(word, word.substring(equals + 1))) != null) {
        throw new InvalidModelException("parameter %s is given twice".formatted(key));
      }
    }
    return values;
  }

  private static int value(String word, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new InvalidModelException(
          "parameter %s: '%s' is not a whole number%s"
              .formatted(word, text, isWhole(text) ? " that fits 32 bits" : ""),
          e);
    }
  }

  private static boolean isWhole(String text) {
    String digits = text.startsWith("-") ? text.substring(1) : text;
    return !digits.isEmpty() && digits.chars().allMatch(Character::isDigit);
  }
}
