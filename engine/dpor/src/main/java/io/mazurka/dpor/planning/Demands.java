package io.mazurka.dpor.planning;

import java.util.Arrays;

/**
 * What the races of the threads that were explored from a state demand: whoever explores one thread
 * must also explore one of certain others. Sets of threads are bits.
 */
final class Demands {

  private int[] threads = new int[0];
  private long[] others = new long[0];
  private int count;

  void clear() {
    count = 0;
  }

  /**
   * Demands one of {@code some} for {@code thread}. If there is none, no set with {@code thread}
   * will do, short of all enabled threads.
   */
  void add(int thread, long some) {
    for (int index = 0; index < count; index++) {
      if (threads[index] == thread && (others[index] & ~some) == 0) {
        return;
      }
    }
    if (count == threads.length) {
      int more = Math.max(4, 2 * count);
      threads = Arrays.copyOf(threads, more);
      others = Arrays.copyOf(others, more);
    }
    threads[count] = thread;
    others[count] = some;
    count++;
  }

  /**
   * A set that meets all demands of its members and has {@code start} in it, with members of {@code
   * done} where there is a choice; empty if none was found.
   */
  long closure(long start, long done) {
    long failing = failing();
    long set = start;
    boolean grown = true;
    while (grown && (set & failing) == 0) {
      grown = false;
      for (int index = 0; index < count; index++) {
        if ((set >>> threads[index] & 1) != 0 && (others[index] & set) == 0) {
          long possible = others[index] & ~failing;
          if (possible == 0) {
            return 0;
          }
          long known = possible & done;
          set |= Long.lowestOneBit(known == 0 ? possible : known);
          grown = true;
        }
      }
    }
    return (set & failing) == 0 ? set : 0;
  }

  private long failing() {
    long failing = 0;
    for (int index = 0; index < count; index++) {
      failing |= others[index] == 0 ? 1L << threads[index] : 0;
    }
    return failing;
  }
}
