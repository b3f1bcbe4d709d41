package io.mazurka.threads.real;

/**
 * What was seen before, in whichever run: by the hash of a situation a hash of what came of it. The
 * memory is bounded; what is older makes room.
 */
final class Precedents {

  private static final int SIZE = 1 << 14;

  private final long[] situations = new long[SIZE];
  private final long[] known = new long[SIZE];

  /** What came of {@code situation} before, or {@code now} if it is new. */
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
