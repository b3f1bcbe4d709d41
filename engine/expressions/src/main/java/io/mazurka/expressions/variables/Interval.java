package io.mazurka.expressions.variables;

/**
 * All integers from {@code low} to {@code high}. The least and the greatest 64-bit number stand for
 * infinity, and arithmetic saturates there.
 */
public record Interval(long low, long high) {

  /** All numbers. */
  public static final Interval ALL = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

  public Interval {
    if (low > high) {
      throw new IllegalArgumentException("%d is above %d".formatted(low, high));
    }
  }

  /** The interval that contains a single number. */
  public static Interval of(long value) {
    return new Interval(value, value);
  }

  /** Whether this interval contains a number. */
  public boolean contains(long value) {
    return low <= value && value <= high;
  }

  /** Whether this interval contains all numbers of another one. */
  public boolean contains(Interval other) {
    return low <= other.low && other.high <= high;
  }

  /** Whether the two intervals are disjoint. */
  public boolean isApartFrom(Interval other) {
    return high < other.low || other.high < low;
  }

  /** Whether both ends are finite. */
  public boolean isFinite() {
    return low > Long.MIN_VALUE && high < Long.MAX_VALUE;
  }

  /** The smallest interval that contains both. */
  public Interval union(Interval other) {
    return new Interval(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** The sums of numbers of this interval and of another one. */
  public Interval plus(Interval other) {
    return new Interval(sum(low, other.low), sum(high, other.high));
  }

  /** The negatives of the numbers of this interval. */
  public Interval negated() {
    return new Interval(opposite(high), opposite(low));
  }

  /** An interval of the products of numbers of this interval and of another one. */
  public Interval times(Interval other) {
    return corners(
        product(low, other.low),
        product(low, other.high),
        product(high, other.low),
        product(high, other.high));
  }

  /** An interval of the quotients by those numbers of {@code other} that are not 0. */
  public Interval dividedBy(Interval other) {
    if (other.low > 0 && isFinite()) {
      return corners(
          Math.floorDiv(low, other.low),
          Math.floorDiv(low, other.high),
          Math.floorDiv(high, other.low),
          Math.floorDiv(high, other.high));
    }
    Interval mirrored = union(negated());
    return mirrored.union(of(0));
  }

  /** An interval of the remainders of division by those numbers of {@code other} that are not 0. */
  public Interval remainder(Interval other) {
    long divisor = Math.max(1, Math.max(opposite(other.low), other.high));
    return new Interval(0, low >= 0 ? Math.min(high, divisor - 1) : divisor - 1);
  }

  private static Interval corners(long a, long b, long c, long d) {
    return new Interval(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  private static long sum(long left, long right) {
    long sum = left + right;
    boolean overflows = ((left ^ sum) & (right ^ sum)) < 0;
    return overflows ? (left < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
  }

  private static long opposite(long value) {
    return value == Long.MIN_VALUE ? Long.MAX_VALUE : -value;
  }

  private static long product(long left, long right) {
    long product = left * right;
    long high = Math.multiplyHigh(left, right);
    boolean fits = product >= 0 ? high == 0 : high == -1;
    return fits ? product : (left < 0) == (right < 0) ? Long.MAX_VALUE : Long.MIN_VALUE;
  }
}
