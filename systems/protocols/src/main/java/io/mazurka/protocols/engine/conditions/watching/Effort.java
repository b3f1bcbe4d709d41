package io.mazurka.protocols.engine.conditions.watching;

/**
 * The limits of finding out what a condition depends on.
 *
 * @param others all combinations of the other processes' values are tried on demand if there are at
 *     most this many
 * @param ways the most paths through the values that a condition looks at
 * @param calls the most calls of a condition and its parts
 * @param combinations as a last resort, all combinations of all values are tried if there are at
 *     most this many
 * @param seconds the time limit of watching, and of trying
 */
public record Effort(long others, long ways, long calls, long combinations, double seconds) {

  public static Effort standard() {
    return new Effort(1 << 14, 1 << 20, 1 << 24, 1 << 26, 10);
  }

  /** Finds out everything by watching, nothing by trying all combinations. */
  public static Effort watching() {
    return new Effort(0, 1 << 20, 1 << 20, 0, 20);
  }

  /** Finds out everything by trying all combinations, nothing by watching. */
  public static Effort trying() {
    return new Effort(0, 0, 0, 1 << 20, 20);
  }

  /** Limits so small that hardly anything is found out. */
  public static Effort tiny() {
    return new Effort(0, 4, 4, 0, 20);
  }
}
