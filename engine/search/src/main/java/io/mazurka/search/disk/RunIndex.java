package io.mazurka.search.disk;

import java.util.Arrays;

/** The first state, the place, the size and the checksum of each block of a {@link Run}. */
final class RunIndex {

  private final int width;
  private long[] firsts;
  private long[] starts = new long[16];
  private int[] records = new int[16];
  private int[] checksums = new int[16];
  private int blocks;
  private int mostRecords;
  private long states;

  RunIndex(int width) {
    this.width = width;
    this.firsts = new long[16 * width];
  }

  /**
   * Adds a block after all others.
   *
   * @param first the array with the first state, at index 0
   * @param length how many bytes the block has
   * @param count how many states it has
   */
  void add(long[] first, int length, int count, int checksum) {
    if (blocks + 1 == starts.length) {
      firsts = Arrays.copyOf(firsts, 2 * firsts.length);
      starts = Arrays.copyOf(starts, 2 * starts.length);
      records = Arrays.copyOf(records, 2 * records.length);
      checksums = Arrays.copyOf(checksums, 2 * checksums.length);
    }
    System.arraycopy(first, 0, firsts, blocks * width, width);
    records[blocks] = count;
    checksums[blocks] = checksum;
    starts[blocks + 1] = starts[blocks] + length;
    blocks++;
    mostRecords = Math.max(mostRecords, count);
    states += count;
  }

  int width() {
    return width;
  }

  long states() {
    return states;
  }

  int blocks() {
    return blocks;
  }

  /** Where a block begins in the file. */
  long start(int block) {
    return starts[block];
  }

  /** Where the last block ends. */
  long end() {
    return starts[blocks];
  }

  int length(int block) {
    return (int) (starts[block + 1] - starts[block]);
  }

  int records(int block) {
    return records[block];
  }

  int mostRecords() {
    return mostRecords;
  }

  int checksum(int block) {
    return checksums[block];
  }

  /**
   * The last block that does not begin after a state, or -1. It looks at blocks at growing
   * distances from {@code from}, because who asks for ascending states goes from block to block.
   *
   * @param from a block that does not begin after the state; or -1
   */
  int blockOf(long[] words, int at, int from) {
    int low = from;
    int high = from + 1;
    for (int distance = 1; high < blocks && !isAfter(high, words, at); distance *= 2) {
      low = high;
      high = low + distance;
    }
    high = Math.min(high, blocks);
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (isAfter(middle, words, at)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return low;
  }

  private boolean isAfter(int block, long[] words, int at) {
    return Records.compare(firsts, block * width, words, at, width) > 0;
  }
}
