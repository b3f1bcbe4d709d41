package io.mazurka.classes.naming;

import java.util.Arrays;

/**
 * Numbers longs from zero, in the order in which they are first asked for. Shared between workers.
 */
public final class LongNumbers {

  private static final int NONE = -1;

  private long[] keys = new long[256];
  private int[] numbers = filled(256);
  private int count;

  /** The number of {@code key}. */
  public synchronized int of(long key) {
    int mask = keys.length - 1;
    int place = place(key, mask);
    while (numbers[place] != NONE) {
      if (keys[place] == key) {
        return numbers[place];
      }
      place = place + 1 & mask;
    }
    keys[place] = key;
    numbers[place] = count++;
    if (2 * count > keys.length) {
      grow();
    }
    return count - 1;
  }

  /** The longs, in the order of their numbers. */
  public synchronized long[] inOrder() {
    long[] all = new long[count];
    for (int place = 0; place < keys.length; place++) {
      if (numbers[place] != NONE) {
        all[numbers[place]] = keys[place];
      }
    }
    return all;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = filled(keys.length);
    int mask = keys.length - 1;
    for (int old = 0; old < oldKeys.length; old++) {
      if (oldNumbers[old] != NONE) {
        int place = place(oldKeys[old], mask);
        while (numbers[place] != NONE) {
          place = place + 1 & mask;
        }
        keys[place] = oldKeys[old];
        numbers[place] = oldNumbers[old];
      }
    }
  }

  private static int place(long key, int mask) {
    long hash = key * 0x9E3779B97F4A7C15L;
    return (int) (hash ^ hash >>> 32) & mask;
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }
}
