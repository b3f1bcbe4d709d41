package io.mazurka.kernel.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * A function from pairs of numbers to objects, whose results are computed once and then looked up.
 * It is a hash table with open addressing, so it takes memory only for pairs that were asked for.
 * Workers share it, and all get the same object.
 */
public final class PairObjectMemo<T> {

  private static final VarHandle VALUE = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final PairFunction<T> function;
  private volatile Table table = new Table(4);
  private int size;

  /** The function whose results are looked up. */
  @FunctionalInterface
  public interface PairFunction<T> {
    T apply(int first, int second);
  }

  /** The hash table. A key is written before its value is published, and read after its value. */
  private static final class Table {

    private final long[] keys;
    private final @Nullable Object[] values;
    private final int shift;

    Table(int bits) {
      keys = new long[1 << bits];
      values = new Object[1 << bits];
      shift = Long.SIZE - bits;
    }

    /** The place of a key, or the free place where it belongs. */
    int place(long key) {
      int mask = keys.length - 1;
      int at = (int) ((key * MULTIPLIER) >>> shift);
      while (VALUE.getAcquire(values, at) != null && keys[at] != key) {
        at = (at + 1) & mask;
      }
      return at;
    }

    /**
     * The value of a key, or null. The value and the key of a place are read together: a place that
     * was free a moment ago may have another key now.
     */
    @Nullable Object find(long key) {
      int mask = keys.length - 1;
      int at = (int) ((key * MULTIPLIER) >>> shift);
      Object value = VALUE.getAcquire(values, at);
      while (value != null && keys[at] != key) {
        at = (at + 1) & mask;
        value = VALUE.getAcquire(values, at);
      }
      return value;
    }

    void put(long key, Object value) {
      int at = place(key);
      keys[at] = key;
      VALUE.setRelease(values, at, value);
    }
  }

  public PairObjectMemo(PairFunction<T> function) {
    this.function = function;
  }

  @SuppressWarnings("unchecked") // nothing else is put in
  public T of(int first, int second) {
    long key = (long) first << Integer.SIZE | second;
    T result = (T) table.find(key);
    return result == null ? learn(first, second, key) : result;
  }

  @SuppressWarnings("unchecked") // nothing else is put in
  private T learn(int first, int second, long key) {
    T result = function.apply(first, second);
    synchronized (this) {
      Table known = table;
      T before = (T) known.find(key);
      if (before != null) {
        return before;
      }
      if (2 * ++size > known.keys.length) {
        Table larger = new Table(Long.SIZE + 1 - known.shift);
        for (int at = 0; at < known.keys.length; at++) {
          Object value = known.values[at];
          if (value != null) {
            larger.put(known.keys[at], value);
          }
        }
        table = larger;
        known = larger;
      }
      known.put(key, result);
      return result;
    }
  }
}
