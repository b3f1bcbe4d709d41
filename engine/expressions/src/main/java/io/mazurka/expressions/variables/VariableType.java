package io.mazurka.expressions.variables;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/**
 * The values of a variable. A slot of the state vector stores a bounded value as its distance from
 * the lowest value, and any other value unchanged.
 *
 * @param low the lowest value; for {@link Kind#OPEN} types the lowest value that is explored
 * @param high the highest value; for open types the highest value that is explored
 * @param words the names of the values from the lowest one on; empty if they are plain numbers
 */
public record VariableType(Kind kind, long low, long high, List<String> words) {

  /** The Boolean type: 0 for false, 1 for true. */
  public static final VariableType BOOLEAN = new VariableType(Kind.BOOLEAN, 0, 1);

  /** Integers without bounds. */
  public static final VariableType INTEGER =
      new VariableType(Kind.UNBOUNDED, Long.MIN_VALUE, Long.MAX_VALUE);

  /** Integers from 0 up to the largest number that a slot can hold. */
  public static final VariableType NATURAL = new VariableType(Kind.UNBOUNDED, 0, Integer.MAX_VALUE);

  /** How the bounds of a type are understood. */
  public enum Kind {
    BOOLEAN,
    BOUNDED,
    /** Values above the upper bound exist but are not explored. */
    OPEN_ABOVE,
    /** Values beyond both bounds exist but are not explored. */
    OPEN,
    UNBOUNDED
  }

  public VariableType {
    words = List.copyOf(words);
    if (kind != Kind.UNBOUNDED && (high < low || high - low < 0 || high - low >= 0x7FFF_FFFF)) {
      throw new IllegalArgumentException(
          "from %d to %d are no values, or too many".formatted(low, high));
    }
    if (!words.isEmpty() && words.size() != high - low + 1) {
      throw new IllegalArgumentException(words + " do not name the values one by one");
    }
  }

  /** Values that are plain numbers. */
  public VariableType(Kind kind, long low, long high) {
    this(kind, low, high, List.of());
  }

  /** The values 0, 1 and so on with these names, which states and conditions show. */
  public static VariableType named(String... words) {
    List<String> all = List.of(words);
    if (all.isEmpty() || new HashSet<>(all).size() < all.size()) {
      throw new IllegalArgumentException(all + " are no names of values: each has one of its own");
    }
    all.forEach(VariableType::requireWord);
    return new VariableType(Kind.BOUNDED, 0, all.size() - 1, all);
  }

  /** The ordinals of the constants of an enum, with their names. */
  public static VariableType named(Class<? extends Enum<?>> constants) {
    return named(
        Arrays.stream(constants.getEnumConstants()).map(Enum::name).toArray(String[]::new));
  }

  private static void requireWord(String word) {
    if (!word.matches("[\\p{L}_][\\p{L}\\p{N}_]*")) {
      throw new IllegalArgumentException(
          "'%s' cannot name a value; take letters, digits and _, and begin with a letter"
              .formatted(word));
    }
  }

  /** A value as text: its name if it has one. */
  public String text(long value) {
    return contains(value) && !words.isEmpty()
        ? words.get((int) (value - low))
        : String.valueOf(value);
  }

  /** The value with this name. */
  public long value(String word) {
    int index = words.indexOf(word);
    if (index < 0) {
      throw new IllegalArgumentException(
          words.isEmpty()
              ? "the values are plain numbers, and none is called '%s'".formatted(word)
              : "no value is called '%s'; there are %s".formatted(word, String.join(", ", words)));
    }
    return low + index;
  }

  /** The integers from {@code low} to {@code high}. */
  public static VariableType range(long low, long high) {
    return new VariableType(Kind.BOUNDED, low, high);
  }

  /** The integers from 0 on, explored up to {@code high}; a proof covers all of them. */
  public static VariableType naturalUpTo(long high) {
    return new VariableType(Kind.OPEN_ABOVE, 0, high);
  }

  /** All integers, explored from {@code low} to {@code high}; a proof covers all of them. */
  public static VariableType integerWithin(long low, long high) {
    return new VariableType(Kind.OPEN, low, high);
  }

  /** Whether some values are not explored. */
  public boolean isOpen() {
    return kind == Kind.OPEN || kind == Kind.OPEN_ABOVE;
  }

  /** All values, whether explored or not. */
  public Interval values() {
    return switch (kind) {
      case BOOLEAN, BOUNDED -> new Interval(low, high);
      case OPEN_ABOVE -> new Interval(low, Long.MAX_VALUE);
      case OPEN -> Interval.ALL;
      case UNBOUNDED -> new Interval(low, Long.MAX_VALUE);
    };
  }

  /** Whether the explored values include {@code value}. */
  public boolean contains(long value) {
    return low <= value && value <= high;
  }

  /** The number to add to a stored number to get the value. */
  public long offset() {
    return kind == Kind.UNBOUNDED ? 0 : low;
  }

  /** The number of explored values, if it is bounded. */
  public int size() {
    if (kind == Kind.UNBOUNDED) {
      throw new IllegalStateException("there are infinitely many integers");
    }
    return (int) (high - low + 1);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case BOOLEAN, BOUNDED -> words.isEmpty() ? low + ".." + high : String.join(", ", words);
      case OPEN_ABOVE -> "natural, explored up to " + high;
      case OPEN -> "integer, explored from %d to %d".formatted(low, high);
      case UNBOUNDED -> "integer";
    };
  }
}
