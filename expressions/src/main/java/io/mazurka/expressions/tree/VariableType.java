package io.mazurka.expressions.tree;

/**
 * What values a variable has. A slot of a state holds how far a bounded value is above the lowest,
 * and any other value as it is.
 *
 * @param low the lowest value
 * @param high the highest value
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

  public boolean contains(long value) {
    return low <= value && value <= high;
  }

  /** What is added to a stored number to get the value. */
  public long offset() {
    return kind == Kind.BOUNDED ? low : 0;
  }

  /** How many values there are, if they are bounded. */
  public int size() {
    if (kind == Kind.UNBOUNDED) {
      throw new IllegalStateException("there are infinitely many integers");
    }
    return (int) (high - low + 1);
  }

  @Override
  public String toString() {
    return kind == Kind.UNBOUNDED ? "integer" : low + ".." + high;
  }
}
