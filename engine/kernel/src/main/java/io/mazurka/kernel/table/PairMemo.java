package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A function from pairs of numbers to numbers, or to -1 for none, whose results are computed once
 * and then looked up. Each first number has a row that is as long as its second numbers need.
 * Workers share it.
 */
public final class PairMemo {

  private static final VarHandle ROW = MethodHandles.arrayElementVarHandle(int[][].class);
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  /** The content of a new array. Results are stored plus two, so that none looks the same. */
  private static final int UNKNOWN = 0;

  private static final int LIFT = 2;

  private final IntBinaryOperator function;
  private volatile int[] @Nullable [] rows = new int[16][];

  /** The length that the longest row needs; rows have few spare elements beyond that. */
  private int longest;

  public PairMemo(IntBinaryOperator function) {
    this.function = function;
  }

  public int of(int first, int second) {
    int[][] table = rows;
    if (first < table.length) {
      int[] row = (int[]) ROW.getAcquire(table, first);
      if (row != null && second < row.length) {
        int lifted = (int) ELEMENT.getAcquire(row, second);
        if (lifted != UNKNOWN) {
          return lifted - LIFT;
        }
      }
    }
    return learn(first, second);
  }

  private int learn(int first, int second) {
    int result = function.applyAsInt(first, second);
    synchronized (this) {
      int[] row = row(first, second + 1);
      if (row[second] == UNKNOWN) {
        ELEMENT.setRelease(row, second, result + LIFT);
      }
      return row[second] - LIFT;
    }
  }

  /** The row of a first number; grows the row to at least {@code length} elements. */
  private int[] row(int first, int length) {
    int[][] table = rows;
    if (first >= table.length) {
      table = Arrays.copyOf(table, Math.max(first + 1, 2 * table.length));
      rows = table;
    }
    int[] row = table[first];
    if (row == null || row.length < length) {
      longest = Math.max(longest, length);
      int spare = row == null ? 0 : Math.min(2 * row.length, longest + longest / 8);
      row = Arrays.copyOf(row == null ? new int[0] : row, Math.max(length, spare));
      ROW.setRelease(table, first, row);
    }
    return row;
  }
}
