package io.mazurka.search.disk;

import java.util.Arrays;

/** Packed states in an array, to be sorted by their words. */
final class Records {

  private final int width;
  private final long[] words;
  private final int most;
  private int size;

  /**
   * @param width how many words a state takes
   * @param mostWords how many words there is room for
   */
  Records(int width, int mostWords) {
    this.width = width;
    this.most = Math.max(1, mostWords / width);
    this.words = new long[most * width];
  }

  int size() {
    return size;
  }

  boolean isFull() {
    return size == most;
  }

  void add(long[] source, int at) {
    if (width == 1) {
      words[size++] = source[at];
    } else {
      System.arraycopy(source, at, words, width * size++, width);
    }
  }

  void clear() {
    size = 0;
  }

  /** The words of all states, one after the other. */
  long[] words() {
    return words;
  }

  /** Sorts the states and drops those that are there twice. */
  void sort() {
    if (width == 1) {
      Arrays.sort(words, 0, size);
    } else {
      new RecordSort(words, width).sort(size);
    }
    int kept = 0;
    for (int state = 0; state < size; state++) {
      if (kept == 0 || compare(words, (kept - 1) * width, words, state * width, width) != 0) {
        System.arraycopy(words, state * width, words, width * kept++, width);
      }
    }
    size = kept;
  }

  /**
   * Compares two states by their words. The top bit of the first word is set in all of them, and in
   * no other word.
   */
  static int compare(long[] one, int at, long[] other, int otherAt, int width) {
    for (int word = 0; word < width; word++) {
      long left = one[at + word];
      long right = other[otherAt + word];
      if (left != right) {
        return left < right ? -1 : 1;
      }
    }
    return 0;
  }
}
