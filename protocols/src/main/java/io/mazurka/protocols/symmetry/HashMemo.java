package io.mazurka.protocols.symmetry;

import java.util.Arrays;
import java.util.function.IntToLongFunction;

/** A hash of numbered things, computed once for each and looked up from then on. */
final class HashMemo {

  /** No hash; one that happens to be this is computed again each time. */
  private static final long UNKNOWN = 0;

  private final IntToLongFunction function;
  private long[] known = new long[0];

  HashMemo(IntToLongFunction function) {
    this.function = function;
  }

  long of(int number) {
    if (number >= known.length) {
      known = Arrays.copyOf(known, Math.max(number + 1, 2 * known.length));
    }
    if (known[number] == UNKNOWN) {
      known[number] = function.applyAsLong(number);
    }
    return known[number];
  }
}
