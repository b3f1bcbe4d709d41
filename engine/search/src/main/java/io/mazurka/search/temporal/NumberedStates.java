package io.mazurka.search.temporal;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;

/**
 * Packed states, numbered from 0 on, with a hash table from a state to its number. Once it is
 * filled, any number of workers may look states up.
 */
final class NumberedStates {

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
  private static final long FINISHER = 0xD6E8FEB86659FD93L;
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final Packing packing;
  private final int width;
  private final long[][] chunks;

  /**
   * The hash table: numbers of states plus one, zero where there is none. Its size is a power of
   * two.
   */
  private final int[] table;

  private int size;

  /** An empty table with room for {@code states} states. */
  NumberedStates(Packing packing, int states) {
    this.packing = packing;
    this.width = packing.words();
    this.chunks = new long[(states >>> CHUNK_BITS) + 1][];
    this.table = new int[Math.max(2, 2 * Integer.highestOneBit(Math.max(1, states)))];
  }

  int size() {
    return size;
  }

  /** Gives the next number to a state that has none. */
  void add(int[] vector) {
    long[] chunk = chunks[size >>> CHUNK_BITS];
    if (chunk == null) {
      chunk = new long[CHUNK * width];
      chunks[size >>> CHUNK_BITS] = chunk;
    }
    int at = (size & (CHUNK - 1)) * width;
    packing.pack(vector, chunk, at);
    int place = place(chunk, at);
    while (table[place] != 0) {
      place = (place + 1) & (table.length - 1);
    }
    table[place] = ++size;
  }

  /** Writes the words of a state to {@code words}. */
  void copyTo(int state, long[] words) {
    System.arraycopy(chunks[state >>> CHUNK_BITS], (state & (CHUNK - 1)) * width, words, 0, width);
  }

  /** Writes a state to {@code vector}. */
  void unpack(int state, int[] vector) {
    packing.unpack(chunks[state >>> CHUNK_BITS], (state & (CHUNK - 1)) * width, vector);
  }

  /** The number of the state with these words, or -1 if it has none. */
  int find(long[] words) {
    int place = place(words, 0);
    int found = table[place];
    while (found != 0 && !isAt(found - 1, words)) {
      place = (place + 1) & (table.length - 1);
      found = table[place];
    }
    return found - 1;
  }

  private boolean isAt(int state, long[] words) {
    long[] chunk = chunks[state >>> CHUNK_BITS];
    int at = (state & (CHUNK - 1)) * width;
    return width == 1
        ? chunk[at] == words[0]
        : Arrays.equals(chunk, at, at + width, words, 0, width);
  }

  private int place(long[] words, int at) {
    long hash = words[at] * MULTIPLIER;
    for (int word = 1; word < width; word++) {
      hash = ((hash ^ (hash >>> 32)) + words[at + word]) * MULTIPLIER;
    }
    hash = (hash ^ (hash >>> 32)) * FINISHER;
    return (int) (hash ^ (hash >>> 29)) & (table.length - 1);
  }
}
