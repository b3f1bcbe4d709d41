package io.mazurka.kernel.options;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An option of the command line, with its effect on the options of a check. An {@link
 * OptionDeclarer} makes declarations.
 *
 * @param name its name with the dashes
 * @param values what can follow the name
 * @param description what the option does and its default, in one sentence or two
 * @param neutral the values that ask for nothing; every model accepts them
 * @param shaping whether the option decides which states and steps the system has, and not only how
 *     it is searched
 * @param change changes options so that they have a given value
 * @param value the value that given options have, or null if they have none
 */
public record OptionDeclaration(
    String name,
    OptionValues values,
    String description,
    Set<String> neutral,
    boolean shaping,
    BiFunction<CheckOptions, String, CheckOptions> change,
    Function<CheckOptions, @Nullable String> value) {

  public OptionDeclaration {
    neutral = Set.copyOf(neutral);
  }

  /** The same declaration with these values as neutral ones. */
  public OptionDeclaration neutral(String... texts) {
    return new OptionDeclaration(name, values, description, Set.of(texts), shaping, change, value);
  }

  /** The same declaration for an option that decides which states and steps the system has. */
  public OptionDeclaration shapesTheSystem() {
    return new OptionDeclaration(name, values, description, neutral, true, change, value);
  }

  /**
   * The options with this value.
   *
   * @throws io.mazurka.kernel.InvalidOptionException if the option has no such value
   */
  public CheckOptions apply(CheckOptions options, String text) {
    values.require(name, text);
    return change.apply(options, text);
  }

  /** The value that {@code options} have, as text; empty if they have none. */
  public Optional<String> text(CheckOptions options) {
    return Optional.ofNullable(value.apply(options));
  }

  /**
   * The option and the value that {@code options} have, as a user would write it; empty if the
   * value is neutral or missing.
   */
  public Optional<String> asked(CheckOptions options) {
    return text(options).filter(text -> !neutral.contains(text)).map(text -> name + " " + text);
  }
}
