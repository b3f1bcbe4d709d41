package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * An option with a fixed set of values.
 *
 * @param name its name with the dashes
 * @param values all its values; the first is the default, if there is one
 * @param description what it does; empty for an option that is not shown
 */
record Choice(String name, List<String> values, String description) {

  static Choice of(String name, String description, String... values) {
    return new Choice(name, List.of(values), description);
  }

  OptionSpec spec() {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(String.join("|", values))
        .completionCandidates(values)
        .hidden(description.isEmpty())
        .description(description)
        .build();
  }

  /** The value asked for, or the default. */
  String read(ParseResult parsed) {
    String value = parsed.matchedOptionValue(name, values.get(0));
    if (!values.contains(value)) {
      int last = values.size() - 1;
      throw new InvalidOptionException(
          "%s takes %s or %s, not '%s'"
              .formatted(
                  name, String.join(", ", values.subList(0, last)), values.get(last), value));
    }
    return value;
  }

  /** The value asked for or the default, as the constant of the same name. */
  <E extends Enum<E>> E read(ParseResult parsed, Class<E> type) {
    return Enum.valueOf(type, read(parsed).toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** The value asked for, if any, as the constant of the same name. */
  <E extends Enum<E>> Optional<E> asked(ParseResult parsed, Class<E> type) {
    return parsed.hasMatchedOption(name) ? Optional.of(read(parsed, type)) : Optional.empty();
  }
}
