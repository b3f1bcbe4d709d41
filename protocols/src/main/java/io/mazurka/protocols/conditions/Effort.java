package io.mazurka.protocols.conditions;

/**
 * How much may be tried to find out what a condition depends on.
 *
 * @param others with at most so many combinations of the others' values, all are tried when the
 *     need arises
 * @param ways how many ways there may be through the values that a condition looks at
 * @param calls how often a condition and its parts are called before it is given up
 * @param combinations with at most so many combinations of all values, all are tried if nothing
 *     else helps
 * @param seconds how long either may take
 */
public record Effort(long others, long ways, long calls, long combinations, double seconds) {

  public static Effort standard() {
    return new Effort(1 << 14, 1 << 20, 1 << 24, 1 << 26, 10);
  }

  /** Nothing is tried on all combinations; what is found out is found by watching. */
  public static Effort watching() {
    return new Effort(0, 1 << 20, 1 << 20, 0, 20);
  }

  /** Everything is tried on all combinations, and nothing watched. */
  public static Effort trying() {
    return new Effort(0, 0, 0, 1 << 20, 20);
  }

  /** Hardly anything is found out. */
  public static Effort tiny() {
    return new Effort(0, 4, 4, 0, 20);
  }
}
