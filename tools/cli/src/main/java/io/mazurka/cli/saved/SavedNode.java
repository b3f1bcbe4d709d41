package io.mazurka.cli.saved;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.OptionDeclaration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A node of a saved file that knows its location, for error messages.
 *
 * @param file the name of the file
 * @param place the location in the file, such as {@code steps[3].sent}; empty for the whole file
 * @param json the content
 */
record SavedNode(String file, String place, JsonNode json) {

  SavedNode field(String name) {
    String inner = place.isEmpty() ? name : place + "." + name;
    JsonNode value = json.get(name);
    if (value == null) {
      throw new InvalidModelException("%s: the field '%s' is missing".formatted(file, inner));
    }
    return new SavedNode(file, inner, value);
  }

  boolean has(String name) {
    return json.has(name);
  }

  boolean isNull() {
    return json.isNull();
  }

  String text() {
    if (!json.isTextual()) {
      throw wrong("a text");
    }
    return json.textValue();
  }

  /** A number that is not negative. */
  int number() {
    if (!json.isInt() || json.intValue() < 0) {
      throw wrong("a whole number that is not negative");
    }
    return json.intValue();
  }

  <E extends Enum<E>> E constant(Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().toLowerCase(Locale.ROOT).equals(text())) {
        return constant;
      }
    }
    throw wrong("a " + type.getSimpleName());
  }

  /** A value that the option takes. */
  String valueOf(OptionDeclaration option) {
    String text = json.isInt() ? json.asText() : text();
    try {
      option.values().require(option.name(), text);
      return text;
    } catch (InvalidOptionException e) {
      throw wrong("a value of " + option.name());
    }
  }

  AskedFairness fairness() {
    try {
      return AskedFairness.parse(text());
    } catch (InvalidOptionException e) {
      throw wrong("a value of " + AskedFairness.OPTION);
    }
  }

  List<SavedNode> list() {
    if (!json.isArray()) {
      throw wrong("a list");
    }
    List<SavedNode> items = new ArrayList<>();
    for (JsonNode item : json) {
      items.add(new SavedNode(file, "%s[%d]".formatted(place, items.size()), item));
    }
    return items;
  }

  List<String> texts() {
    return list().stream().map(SavedNode::text).toList();
  }

  Map<String, Integer> numbers() {
    if (!json.isObject()) {
      throw wrong("an object");
    }
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : json.properties()) {
      JsonNode number = entry.getValue();
      if (!number.isInt()) {
        throw field(entry.getKey()).wrong("a whole number");
      }
      numbers.put(entry.getKey(), number.intValue());
    }
    return numbers;
  }

  private InvalidModelException wrong(String expected) {
    return new InvalidModelException(
        "%s: the field '%s' should be %s".formatted(file, place, expected));
  }
}
