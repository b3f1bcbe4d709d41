package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/**
 * All permutations of some rows of slots, which have no slot in common. The representative has its
 * rows in order, first by the content of their first slots.
 */
final class SortedRows implements OrbitPart {

  private final int[][] rows;

  SortedRows(List<int[]> rows) {
    this.rows = rows.stream().map(int[]::clone).toArray(int[][]::new);
  }

  @Override
  public BitSet slots() {
    BitSet slots = new BitSet();
    for (int[] row : rows) {
      for (int slot : row) {
        slots.set(slot);
      }
    }
    return slots;
  }

  /** Sorts by insertion, as a step leaves most rows in order. */
  @Override
  public void canonicalize(int[] state, ImageScratch scratch) {
    for (int next = 1; next < rows.length; next++) {
      for (int at = next; at > 0 && compare(state, rows[at - 1], rows[at]) > 0; at--) {
        exchange(state, rows[at - 1], rows[at]);
      }
    }
  }

  private static int compare(int[] state, int[] one, int[] other) {
    for (int column = 0; column < one.length; column++) {
      int difference = Integer.compare(state[one[column]], state[other[column]]);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  private static void exchange(int[] state, int[] one, int[] other) {
    for (int column = 0; column < one.length; column++) {
      int content = state[one[column]];
      state[one[column]] = state[other[column]];
      state[other[column]] = content;
    }
  }

  @Override
  public BigInteger permutations() {
    return factorial(rows.length);
  }

  @Override
  public BigInteger fixing(int[] state) {
    int[] sorted = state.clone();
    canonicalize(sorted, new ImageScratch());
    BigInteger fixing = BigInteger.ONE;
    int run = 1;
    for (int row = 1; row < rows.length; row++) {
      run = compare(sorted, rows[row - 1], rows[row]) == 0 ? run + 1 : 1;
      fixing = fixing.multiply(BigInteger.valueOf(run));
    }
    return fixing;
  }

  static BigInteger factorial(int number) {
    BigInteger factorial = BigInteger.ONE;
    for (int factor = 2; factor <= number; factor++) {
      factorial = factorial.multiply(BigInteger.valueOf(factor));
    }
    return factorial;
  }
}
