package io.mazurka.kernel.options;

import io.mazurka.kernel.InvalidOptionException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The values that can follow the name of an option. */
public sealed interface OptionValues {

  /** How the value is shown where options are explained. */
  String label();

  /** Refuses a text that is no value of the option {@code name}. */
  void require(String name, String text);

  /** One of a few words. */
  record Choice(List<String> words) implements OptionValues {

    public Choice {
      words = List.copyOf(words);
    }

    /** The words for the constants of an enum. */
    static Choice of(Class<? extends Enum<?>> type) {
      return new Choice(Arrays.stream(type.getEnumConstants()).map(Choice::word).toList());
    }

    /** How a constant is written on the command line. */
    public static String word(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String label() {
      return String.join("|", words);
    }

    @Override
    public void require(String name, String text) {
      if (!words.contains(text)) {
        int last = words.size() - 1;
        throw new InvalidOptionException(
            "%s takes %s or %s, not '%s'"
                .formatted(name, String.join(", ", words.subList(0, last)), words.get(last), text));
      }
    }
  }

  /** One of a few words, or several of other words with commas between them. */
  record Words(List<String> alone, List<String> together) implements OptionValues {

    private static final String COMMA = ",";

    public Words {
      alone = List.copyOf(alone);
      together = List.copyOf(together);
    }

    @Override
    public String label() {
      return String.join("|", alone) + "|" + String.join("|", together) + "[,...]";
    }

    /** The words in a text. */
    static List<String> in(String text) {
      return List.of(text.split(COMMA, -1));
    }

    /** The text of these words. */
    static String text(List<String> words) {
      return String.join(COMMA, words);
    }

    @Override
    public void require(String name, String text) {
      List<String> words = in(text);
      for (String word : words) {
        if (!alone.contains(word) && !together.contains(word)) {
          throw new InvalidOptionException(
              "%s takes %s, or some of %s with commas between them, not '%s'"
                  .formatted(name, String.join(", ", alone), String.join(", ", together), word));
        }
      }
      for (int index = 0; index < words.size() && words.size() > 1; index++) {
        String word = words.get(index);
        if (alone.contains(word)) {
          throw new InvalidOptionException(
              "%s %s goes alone, not with %s".formatted(name, word, words.get(index == 0 ? 1 : 0)));
        }
        if (words.indexOf(word) < index) {
          throw new InvalidOptionException("%s names %s twice".formatted(name, word));
        }
      }
    }
  }

  /** A whole number within bounds, both included. */
  record WholeNumber(long least, long most) implements OptionValues {

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");

    @Override
    public String label() {
      return "N";
    }

    @Override
    public void require(String name, String text) {
      BigInteger number = WHOLE.matcher(text).matches() ? new BigInteger(text) : null;
      if (number == null || number.compareTo(BigInteger.valueOf(least)) < 0) {
        throw new InvalidOptionException(
            "%s takes a whole number of at least %d, not '%s'".formatted(name, least, text));
      }
      if (number.compareTo(BigInteger.valueOf(most)) > 0) {
        throw new InvalidOptionException(
            "%s takes a whole number of at most %d, not '%s'".formatted(name, most, text));
      }
    }
  }
}
