package io.mazurka.kernel.options;

/**
 * When a search gives up.
 *
 * @param states the most states to store
 * @param depth the most steps from an initial state
 * @param seconds the most seconds to spend
 */
public record Limits(long states, int depth, double seconds) {

  /** No limits besides those of the machine. */
  public static Limits none() {
    return new Limits(Long.MAX_VALUE, Integer.MAX_VALUE, Double.POSITIVE_INFINITY);
  }

  /** With at most so many states to store. */
  public Limits withStates(long most) {
    return new Limits(most, depth, seconds);
  }

  /** With at most so many steps from an initial state. */
  public Limits withDepth(int most) {
    return new Limits(states, most, seconds);
  }

  /** With at most so many seconds to spend. */
  public Limits withSeconds(double most) {
    return new Limits(states, depth, most);
  }
}
