package io.mazurka.expressions.tree;

/**
 * What values a variable has. A slot of a state holds how far a bounded value is above the lowest,
 * and any other value as it is.
 *
 * @param low the lowest value; of {@link Kind#OPEN} types the lowest that is explored
 * @param high the highest value; of open types the highest that is explored
 */
public record VariableType(Kind kind, long low, long high) {

  /** The Boolean type: 0 or 1, true where it is 1. */
  public static final VariableType BOOLEAN = new VariableType(Kind.BOOLEAN, 0, 1);

  /** Whole numbers without bounds. */
  public static final VariableType INTEGER =
      new VariableType(Kind.UNBOUNDED, Long.MIN_VALUE, Long.MAX_VALUE);

  /** Whole numbers from 0 on, as far as a slot holds them. */
  public static final VariableType NATURAL = new VariableType(Kind.UNBOUNDED, 0, Integer.MAX_VALUE);

  /** How values are understood. */
  public enum Kind {
    BOOLEAN,
    BOUNDED,
    /** Goes on above its bound, which is one of exploration alone. */
    OPEN_ABOVE,
    /** Goes on beyond both bounds, which are those of exploration alone. */
    OPEN,
    UNBOUNDED
  }

  public VariableType {
    if (kind != Kind.UNBOUNDED && (high < low || high - low < 0 || high - low >= 0x7FFF_FFFF)) {
      throw new IllegalArgumentException(
          "from %d to %d are no values, or too many".formatted(low, high));
    }
  }

  /** The numbers from {@code low} to {@code high}. */
  public static VariableType range(long low, long high) {
    return new VariableType(Kind.BOUNDED, low, high);
  }

  /** Whole numbers from 0 on, explored up to {@code high}; a proof is about all of them. */
  public static VariableType naturalUpTo(long high) {
    return new VariableType(Kind.OPEN_ABOVE, 0, high);
  }

  /** Whole numbers, explored from {@code low} to {@code high}; a proof is about all of them. */
  public static VariableType integerWithin(long low, long high) {
    return new VariableType(Kind.OPEN, low, high);
  }

  /** Whether there are values that are not explored. */
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

  public boolean contains(long value) {
    return low <= value && value <= high;
  }

  /** What is added to a stored number to get the value. */
  public long offset() {
    return kind == Kind.UNBOUNDED ? 0 : low;
  }

  /** How many values are explored, if that is bounded. */
  public int size() {
    if (kind == Kind.UNBOUNDED) {
      throw new IllegalStateException("there are infinitely many integers");
    }
    return (int) (high - low + 1);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case BOOLEAN, BOUNDED -> low + ".." + high;
      case OPEN_ABOVE -> "natural, explored up to " + high;
      case OPEN -> "integer, explored from %d to %d".formatted(low, high);
      case UNBOUNDED -> "integer";
    };
  }
}
