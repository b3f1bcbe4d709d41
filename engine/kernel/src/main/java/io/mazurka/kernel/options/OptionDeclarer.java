package io.mazurka.kernel.options;

import io.mazurka.kernel.options.OptionValues.Choice;
import io.mazurka.kernel.options.OptionValues.WholeNumber;
import io.mazurka.kernel.options.OptionValues.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Declares the options that change one part of the options of a check.
 *
 * @param part gets that part of the options
 * @param change replaces that part of the options
 * @param <T> the type of the part
 */
public record OptionDeclarer<T>(
    Function<CheckOptions, T> part, BiFunction<CheckOptions, T, CheckOptions> change) {

  /** Declares the options of a front end. */
  public static <T extends FrontEndOptions> OptionDeclarer<T> of(Function<CheckOptions, T> part) {
    return new OptionDeclarer<>(part, CheckOptions::with);
  }

  /** An option whose values are the constants of an enum. */
  public <E extends Enum<E>> OptionDeclaration choice(
      String name,
      Class<E> type,
      Function<T, @Nullable E> value,
      BiFunction<T, E, T> with,
      String description) {
    return declaration(
        name,
        Choice.of(type),
        value.andThen(constant -> constant == null ? null : Choice.word(constant)),
        (whole, text) -> with.apply(whole, constant(type, text)),
        description);
  }

  /**
   * An option whose values are constants of an enum, some of which can be given together.
   *
   * @param together whether a constant can be given with others
   */
  public <E extends Enum<E>> OptionDeclaration choices(
      String name,
      Class<E> type,
      Predicate<E> together,
      Function<T, @Nullable Set<E>> value,
      BiFunction<T, Set<E>, T> with,
      String description) {
    List<E> constants = List.of(type.getEnumConstants());
    return declaration(
        name,
        new Words(
            constants.stream().filter(together.negate()).map(Choice::word).toList(),
            constants.stream().filter(together).map(Choice::word).toList()),
        value.andThen(
            asked -> asked == null ? null : Words.text(asked.stream().map(Choice::word).toList())),
        (whole, text) ->
            with.apply(
                whole,
                Words.in(text).stream()
                    .map(word -> constant(type, word))
                    .collect(Collectors.toCollection(() -> EnumSet.noneOf(type)))),
        description);
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** An option whose values are {@code on} and {@code off}. */
  public OptionDeclaration onOrOff(
      String name,
      Function<T, @Nullable Boolean> value,
      BiFunction<T, Boolean, T> with,
      String description) {
    return declaration(
        name,
        new Choice(List.of("on", "off")),
        value.andThen(on -> on == null ? null : on ? "on" : "off"),
        (whole, text) -> with.apply(whole, text.equals("on")),
        description);
  }

  /** An option whose values are the whole numbers from {@code least} to {@code most}. */
  public OptionDeclaration number(
      String name,
      long least,
      long most,
      Function<T, @Nullable Number> value,
      BiFunction<T, Long, T> with,
      String description) {
    return declaration(
        name,
        new WholeNumber(least, most),
        value.andThen(number -> number == null ? null : number.toString()),
        (whole, text) -> with.apply(whole, Long.valueOf(text)),
        description);
  }

  private OptionDeclaration declaration(
      String name,
      OptionValues values,
      Function<T, @Nullable String> value,
      BiFunction<T, String, T> with,
      String description) {
    return new OptionDeclaration(
        name,
        values,
        description,
        Set.of(),
        false,
        (options, text) -> change.apply(options, with.apply(part.apply(options), text)),
        part.andThen(value));
  }
}
