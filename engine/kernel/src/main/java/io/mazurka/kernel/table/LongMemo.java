package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * A function from numbers to longs, whose results are computed once and then looked up; a result of
 * -1 is not remembered. Workers share it.
 */
public final class LongMemo {

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);

  /** The content of a new array. Results are stored as complements, so only -1 looks the same. */
  private static final long UNKNOWN = 0;

  private final IntToLongFunction function;

  /**
   * Results for numbers up to this are always remembered, for larger numbers only if they are
   * dense.
   */
  private final int small;

  private volatile long[] known = new long[0];
  private int learned;

  public LongMemo(IntToLongFunction function) {
    this(function, Integer.MAX_VALUE);
  }

  /**
   * A function on numbers that may lie scattered.
   *
   * @param small results for numbers up to this are always remembered; for larger ones only if
   *     enough others are known for the table not to be nearly empty
   */
  public LongMemo(IntToLongFunction function, int small) {
    this.function = function;
    this.small = small;
  }

  public long of(int number) {
    long[] table = known;
    if (number < table.length) {
      long complement = (long) ELEMENT.getAcquire(table, number);
      if (complement != UNKNOWN) {
        return ~complement;
      }
    }
    return learn(number);
  }

  private long learn(int number) {
    long result = function.applyAsLong(number);
    synchronized (this) {
      if (number > small + 4L * learned) {
        return result;
      }
      long[] table = known;
      if (number >= table.length) {
        table = Arrays.copyOf(table, Math.max(number + 1, 2 * table.length));
        known = table;
      }
      if (table[number] == UNKNOWN) {
        ELEMENT.setRelease(table, number, ~result);
        learned++;
      }
      return ~table[number];
    }
  }

  /** How many bytes the table takes. */
  public long bytes() {
    return 8L * known.length;
  }
}
