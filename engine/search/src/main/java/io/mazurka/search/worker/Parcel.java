package io.mazurka.search.worker;

import java.util.Arrays;

/**
 * What one worker has to know to add its part of another worker's successors to the store: their
 * hashes and their indices, one after the other. So it reads neighbouring memory, and no line of
 * memory is read by several workers.
 */
public final class Parcel {

  private static final int INITIAL = 256;

  private long[] hashes = new long[INITIAL];
  private int[] indices = new int[INITIAL];
  private int size;

  /** How many successors are in it. */
  public int size() {
    return size;
  }

  /** Forgets all successors. */
  public void clear() {
    size = 0;
  }

  void append(long hash, int index) {
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
      indices = Arrays.copyOf(indices, 2 * size);
    }
    hashes[size] = hash;
    indices[size++] = index;
  }

  long[] hashes() {
    return hashes;
  }

  int[] indices() {
    return indices;
  }
}
