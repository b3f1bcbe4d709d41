package io.mazurka.search.dynamic;

import java.util.Arrays;

/**
 * The vectors of states, numbered in the order in which they were added, with a hash table that
 * finds the number of a state. A search that comes back to states needs them by number.
 */
public final class FoundVectors {

  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final int slots;
  private int[][] chunks = new int[16][];

  /** Numbers of states plus one, zero where there is none. Its size is a power of two. */
  private int[] table = new int[1024];

  private int size;

  public FoundVectors(int slots) {
    this.slots = slots;
  }

  /** How many states there are. */
  public int size() {
    return size;
  }

  /** The number of a state, which is added if it is new. */
  public int add(int[] state) {
    int place = hash(state, 0) & table.length - 1;
    while (table[place] != 0) {
      if (isAt(table[place] - 1, state)) {
        return table[place] - 1;
      }
      place = place + 1 & table.length - 1;
    }
    append(state);
    table[place] = size;
    if (2 * size > table.length) {
      grow();
    }
    return size - 1;
  }

  /** Copies a state to {@code target}. */
  public void copyTo(int number, int[] target) {
    System.arraycopy(chunks[number >>> CHUNK_BITS], offset(number), target, 0, slots);
  }

  /** The memory that the states take. */
  public long bytes() {
    long chunk = (long) Integer.BYTES * CHUNK * slots;
    return (long) Integer.BYTES * table.length + ((size + CHUNK - 1L) >>> CHUNK_BITS) * chunk;
  }

  private void append(int[] state) {
    int chunk = size >>> CHUNK_BITS;
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunk);
    }
    if (chunks[chunk] == null) {
      chunks[chunk] = new int[CHUNK * slots];
    }
    System.arraycopy(state, 0, chunks[chunk], offset(size), slots);
    size++;
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int number = 0; number < size; number++) {
      int place = hash(chunks[number >>> CHUNK_BITS], offset(number)) & table.length - 1;
      while (table[place] != 0) {
        place = place + 1 & table.length - 1;
      }
      table[place] = number + 1;
    }
  }

  private boolean isAt(int number, int[] state) {
    int at = offset(number);
    return Arrays.equals(chunks[number >>> CHUNK_BITS], at, at + slots, state, 0, slots);
  }

  private int offset(int number) {
    return (number & CHUNK - 1) * slots;
  }

  private int hash(int[] array, int at) {
    long hash = 0;
    for (int index = at; index < at + slots; index++) {
      hash = (hash ^ array[index]) * MULTIPLIER;
      hash ^= hash >>> 32;
    }
    return (int) (hash ^ hash >>> 29);
  }
}
