package io.mazurka.threads.real;

/**
 * Remembers from all runs how each situation turned out: maps the hash of a situation to the hash
 * of its outcome. The memory is bounded; new entries replace old ones.
 */
final class Precedents {

  private static final int SIZE = 1 << 14;

  private final long[] situations = new long[SIZE];
  private final long[] known = new long[SIZE];

  /**
   * The remembered outcome of {@code situation}; if there is none, {@code now}, which is
   * remembered.
   */
  long of(long situation, long now) {
    int place = (int) (situation & (SIZE - 1));
    if (situations[place] == situation) {
      return known[place];
    }
    situations[place] = situation;
    known[place] = now;
    return now;
  }
}
