package io.mazurka.guarded.local;

import java.util.Arrays;

/** Numbers non-negative keys in the order they are added: a hash table in two arrays. */
final class KeyNumbers {

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[16];

  /** The number of the key at each place plus one; zero where there is none. */
  private int[] places = new int[32];

  private int size;

  /** The number of {@code key}, or -1 if it was not added. */
  int number(long key) {
    return places[place(key)] - 1;
  }

  long key(int number) {
    return keys[number];
  }

  int size() {
    return size;
  }

  /** Adds {@code key}, which is not there yet. */
  void add(long key) {
    if (2 * (size + 1) > places.length) {
      places = new int[2 * places.length];
      for (int number = 0; number < size; number++) {
        places[place(keys[number])] = number + 1;
      }
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key;
    places[place(key)] = size;
  }

  /** The place of {@code key}, or the empty place where it belongs. */
  private int place(long key) {
    int mask = places.length - 1;
    int place = (int) ((key * MULTIPLIER) >>> 40) & mask;
    while (places[place] != 0 && keys[places[place] - 1] != key) {
      place = (place + 1) & mask;
    }
    return place;
  }
}
