package io.mazurka.search.disk;

import java.util.Arrays;

/**
 * Sorts records of several words in place, byte by byte from the first: each pass swaps the records
 * of a range to the buckets of their bytes (American flag sort, McIlroy, Bostic and McIlroy 1993).
 */
final class RecordSort {

  /** Shorter ranges are sorted by insertion. */
  private static final int SHORT = 24;

  private static final int BUCKETS = 256;

  private final long[] words;
  private final int width;

  /** For each byte of a record, where the next record of each bucket goes, and where it ends. */
  private final int[][] next;

  private final int[][] ends;
  private final long[] held;

  RecordSort(long[] words, int width) {
    this.words = words;
    this.width = width;
    this.next = new int[width * Long.BYTES][];
    this.ends = new int[width * Long.BYTES][];
    this.held = new long[width];
  }

  /** Sorts the first {@code size} records. */
  void sort(int size) {
    sort(0, size, 0);
  }

  private void sort(int from, int to, int start) {
    int digit = start;
    while (to - from > SHORT && digit < next.length) {
      if (!isSame(from, to, digit)) {
        divide(from, to, digit);
        int begin = from;
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
          int end = ends[digit][bucket];
          sort(begin, end, digit + 1);
          begin = end;
        }
        return;
      }
      digit++;
    }
    if (digit < next.length) {
      insert(from, to);
    }
  }

  private int digit(int record, int digit) {
    long word = words[record * width + digit / Long.BYTES];
    return (int) (word >>> (Long.SIZE - Byte.SIZE * (1 + digit % Long.BYTES))) & (BUCKETS - 1);
  }

  private boolean isSame(int from, int to, int digit) {
    int first = digit(from, digit);
    for (int record = from + 1; record < to; record++) {
      if (digit(record, digit) != first) {
        return false;
      }
    }
    return true;
  }

  /** Moves the records of a range to the buckets of one of their bytes. */
  private void divide(int from, int to, int digit) {
    if (next[digit] == null) {
      next[digit] = new int[BUCKETS];
      ends[digit] = new int[BUCKETS];
    }
    int[] free = next[digit];
    int[] end = ends[digit];
    Arrays.fill(end, 0);
    for (int record = from; record < to; record++) {
      end[digit(record, digit)]++;
    }
    int sum = from;
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      free[bucket] = sum;
      sum += end[bucket];
      end[bucket] = sum;
    }
    for (int bucket = 0; bucket < BUCKETS; bucket++) {
      while (free[bucket] < end[bucket]) {
        int target = digit(free[bucket], digit);
        if (target == bucket) {
          free[bucket]++;
        } else {
          swap(free[bucket], free[target]++);
        }
      }
    }
  }

  private void swap(int one, int other) {
    for (int word = 0; word < width; word++) {
      long kept = words[one * width + word];
      words[one * width + word] = words[other * width + word];
      words[other * width + word] = kept;
    }
  }

  private void insert(int from, int to) {
    for (int record = from + 1; record < to; record++) {
      System.arraycopy(words, record * width, held, 0, width);
      int hole = record;
      while (hole > from && Records.compare(words, (hole - 1) * width, held, 0, width) > 0) {
        System.arraycopy(words, (hole - 1) * width, words, hole * width, width);
        hole--;
      }
      System.arraycopy(held, 0, words, hole * width, width);
    }
  }
}
