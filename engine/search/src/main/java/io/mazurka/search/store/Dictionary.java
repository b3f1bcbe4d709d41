package io.mazurka.search.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A set of distinct records, each of the same number of words, that are numbered from zero on
 * without gaps. Workers share it: a known record is found without a lock, and a new record is added
 * under a lock (see {@code io.mazurka.kernel.table}). Records are never removed.
 */
final class Dictionary {

  /** Stands for the number of a record that is not known to a closed dictionary. */
  static final int NONE = -1;

  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int CHUNK_BITS = 8;
  private static final int CHUNK_RECORDS = 1 << CHUNK_BITS;
  private static final int INITIAL_PLACES = 32;

  private final int words;

  /** The most records. */
  private final int most;

  /** A hash table of the numbers of records, each plus one; zero where there is none. */
  private volatile int[] index = new int[INITIAL_PLACES];

  /** The records in the order of their numbers. */
  private volatile long[][] chunks = new long[0][];

  private volatile int size;
  private volatile boolean closed;

  /** A dictionary of at most {@code most} records of {@code words} words. */
  Dictionary(int words, int most) {
    this.words = words;
    this.most = most;
  }

  int size() {
    return size;
  }

  int words() {
    return words;
  }

  /** Takes no more records from now on. */
  synchronized void close() {
    closed = true;
  }

  boolean isClosed() {
    return closed;
  }

  long bytes() {
    return 4L * index.length + 8L * chunks.length * CHUNK_RECORDS * words;
  }

  /**
   * The number of the record in {@code source} from {@code at} on; adds the record if it is new.
   * {@link #NONE} if it is new and the dictionary is closed.
   */
  int number(long[] source, int at) {
    int hash = hash(source, at);
    int found = find(index, hash, source, at);
    if (found != NONE) {
      return found;
    }
    // Another worker may have added the record just before the dictionary was closed.
    return closed ? find(index, hash, source, at) : add(hash, source, at);
  }

  private int hash(long[] source, int at) {
    return (int) (WordTable.hash(source, at, words) >>> Integer.SIZE);
  }

  private int find(int[] places, int hash, long[] source, int at) {
    int mask = places.length - 1;
    int place = hash & mask;
    for (int entry = entry(places, place); entry != 0; entry = entry(places, place)) {
      if (isAt(entry - 1, source, at)) {
        return entry - 1;
      }
      place = (place + 1) & mask;
    }
    return NONE;
  }

  private static int entry(int[] places, int place) {
    return (int) ENTRY.getAcquire(places, place);
  }

  private boolean isAt(int number, long[] source, int at) {
    long[] chunk = chunks[number >>> CHUNK_BITS];
    int start = start(number);
    for (int word = 0; word < words; word++) {
      if (chunk[start + word] != source[at + word]) {
        return false;
      }
    }
    return true;
  }

  private int start(int number) {
    return (number & (CHUNK_RECORDS - 1)) * words;
  }

  private synchronized int add(int hash, long[] source, int at) {
    int known = find(index, hash, source, at);
    if (known != NONE || closed) {
      return known;
    }
    if (size == most) {
      closed = true;
      return NONE;
    }
    int number = size;
    if (number == chunks.length << CHUNK_BITS) {
      long[][] more = Arrays.copyOf(chunks, chunks.length + 1);
      more[chunks.length] = new long[CHUNK_RECORDS * words];
      chunks = more;
    }
    System.arraycopy(source, at, chunks[number >>> CHUNK_BITS], start(number), words);
    size = number + 1;
    if (4 * size > 3 * index.length) {
      index = grown();
    } else {
      put(index, hash, number);
    }
    return number;
  }

  private int[] grown() {
    int[] larger = new int[2 * index.length];
    for (int number = 0; number < size; number++) {
      put(larger, hash(chunks[number >>> CHUNK_BITS], start(number)), number);
    }
    return larger;
  }

  private static void put(int[] places, int hash, int number) {
    int mask = places.length - 1;
    int place = hash & mask;
    while (places[place] != 0) {
      place = (place + 1) & mask;
    }
    ENTRY.setRelease(places, place, number + 1);
  }

  /** Writes the record with this number to {@code target} from {@code at} on. */
  void read(int number, long[] target, int at) {
    System.arraycopy(chunks[number >>> CHUNK_BITS], start(number), target, at, words);
  }
}
