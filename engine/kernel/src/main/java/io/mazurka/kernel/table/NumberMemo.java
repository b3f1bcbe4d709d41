package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * A function from numbers to numbers, or to -1 for none, whose results are computed once and then
 * looked up. Workers share it.
 */
public final class NumberMemo {

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  /** The content of a new array. Results are stored plus two, so that none looks the same. */
  private static final int UNKNOWN = 0;

  private static final int LIFT = 2;

  private final IntUnaryOperator function;
  private volatile int[] known = new int[0];

  public NumberMemo(IntUnaryOperator function) {
    this.function = function;
  }

  public int of(int number) {
    int[] table = known;
    if (number < table.length) {
      int lifted = (int) ELEMENT.getAcquire(table, number);
      if (lifted != UNKNOWN) {
        return lifted - LIFT;
      }
    }
    return learn(number);
  }

  private int learn(int number) {
    int result = function.applyAsInt(number);
    synchronized (this) {
      int[] table = known;
      if (number >= table.length) {
        table = Arrays.copyOf(table, Math.max(number + 1, 2 * table.length));
        known = table;
      }
      if (table[number] == UNKNOWN) {
        ELEMENT.setRelease(table, number, result + LIFT);
      }
      return table[number] - LIFT;
    }
  }
}
