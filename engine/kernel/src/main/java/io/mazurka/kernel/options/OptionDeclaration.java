package io.mazurka.kernel.options;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An option as it is written on the command line, and what it changes. Made by an {@link
 * OptionDeclarer}.
 *
 * @param name its name with the dashes
 * @param values what can follow the name
 * @param description what it does and what is the default, in one sentence or two
 * @param neutral the values that ask for nothing; every model accepts them
 * @param shaping whether it decides what the system is; else it decides how the system is searched
 * @param change the options with this value
 * @param value the value that options have, or null if there is none
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

  /** With these values as those that ask for nothing. */
  public OptionDeclaration neutral(String... texts) {
    return new OptionDeclaration(name, values, description, Set.of(texts), shaping, change, value);
  }

  /** As an option that decides what the system is. */
  public OptionDeclaration shapesTheSystem() {
    return new OptionDeclaration(name, values, description, neutral, true, change, value);
  }

  /**
   * The options with this value.
   *
   * @throws io.mazurka.kernel.InvalidOptionException if there is no such value
   */
  public CheckOptions apply(CheckOptions options, String text) {
    values.require(name, text);
    return change.apply(options, text);
  }

  /** The value that {@code options} have, as text, if they have any. */
  public Optional<String> text(CheckOptions options) {
    return Optional.ofNullable(value.apply(options));
  }

  /** What {@code options} ask for with this option, as a user would write it, if anything. */
  public Optional<String> asked(CheckOptions options) {
    return text(options).filter(text -> !neutral.contains(text)).map(text -> name + " " + text);
  }
}
