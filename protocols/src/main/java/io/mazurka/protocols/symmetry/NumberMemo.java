package io.mazurka.protocols.symmetry;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A function on numbers, computed once for each and looked up from then on. */
final class NumberMemo {

  private static final int UNKNOWN = Integer.MIN_VALUE;

  private final IntUnaryOperator function;
  private int[] known = new int[0];

  NumberMemo(IntUnaryOperator function) {
    this.function = function;
  }

  int of(int number) {
    int[] table = known;
    if (number < table.length) {
      int result = table[number];
      if (result != UNKNOWN) {
        return result;
      }
    }
    return learn(number);
  }

  private int learn(int number) {
    int result = function.applyAsInt(number);
    if (number >= known.length) {
      int[] longer = Arrays.copyOf(known, Math.max(number + 1, 2 * known.length));
      Arrays.fill(longer, known.length, longer.length, UNKNOWN);
      known = longer;
    }
    known[number] = result;
    return result;
  }
}
