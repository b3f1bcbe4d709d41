package io.mazurka.cli.options;

import io.mazurka.kernel.InvalidOptionException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * An option with a fixed set of values.
 *
 * @param name its name with the dashes
 * @param values all its values
 * @param usable those that can be asked for; the first is the default
 * @param description what it does; empty for an option that is not shown
 */
record Choice(String name, List<String> values, List<String> usable, String description) {

  /** An option that works: each of its values can be asked for. */
  static Choice of(String name, String description, String... values) {
    return new Choice(name, List.of(values), List.of(values), description);
  }

  /** An option that is known but of no use yet, except for its harmless values. */
  static Choice toCome(String name, List<String> harmless, String... values) {
    return new Choice(name, List.of(values), harmless, "");
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
    String value = parsed.matchedOptionValue(name, usable.get(0));
    if (!values.contains(value)) {
      throw new InvalidOptionException(
          "%s takes %s, not '%s'".formatted(name, alternatives(values), value));
    }
    if (!usable.contains(value)) {
      throw new InvalidOptionException(
          "%s %s does not apply to this model, only %s"
              .formatted(name, value, alternatives(usable)));
    }
    return value;
  }

  /** The value asked for, as the constant of the same name. */
  <E extends Enum<E>> E read(ParseResult parsed, Class<E> type) {
    return Enum.valueOf(type, read(parsed).toUpperCase(Locale.ROOT));
  }

  private static String alternatives(List<String> values) {
    int last = values.size() - 1;
    return last == 0
        ? values.get(0)
        : String.join(", ", values.subList(0, last)) + " or " + values.get(last);
  }
}
