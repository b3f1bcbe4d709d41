package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * An option that takes a whole number.
 *
 * @param name its name with the dashes
 * @param minimum the least number allowed
 * @param maximum the greatest number allowed
 * @param description what it does
 */
record NumberOption(String name, long minimum, long maximum, String description) {

  OptionSpec spec() {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel("N")
        .description(description)
        .build();
  }

  /** The number given, or the greatest. */
  long read(ParseResult parsed) {
    String text = parsed.matchedOptionValue(name, String.valueOf(maximum));
    try {
      long number = Long.parseLong(text);
      if (number >= minimum && number <= maximum) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Said below.
    }
    throw new InvalidOptionException(
        "%s takes a whole number of at least %d, not '%s'".formatted(name, minimum, text));
  }
}
