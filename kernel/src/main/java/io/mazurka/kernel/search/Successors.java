package io.mazurka.kernel.search;

import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.store.StateStore;
import java.util.Arrays;

/**
 * A growing sequence of packed successor states, each with its hash and the step that led to it. A
 * breadth-first search fills and empties it; a depth-first search uses it as its stack.
 */
final class Successors implements Repackable {

  private final StateStore store;
  private int width;
  private int size;
  private long[] words;
  private long[] hashes;
  private int[] steps;

  Successors(StateStore store, Packing packing, int capacity) {
    this.store = store;
    this.width = packing.words();
    this.words = new long[capacity * width];
    this.hashes = new long[capacity];
    this.steps = new int[capacity];
  }

  int size() {
    return size;
  }

  void truncate(int length) {
    size = length;
  }

  /** Appends the state, if it fits the packing; otherwise nothing happens and the answer is no. */
  boolean append(Packing packing, int[] vector, int step) {
    if (size == steps.length) {
      words = Arrays.copyOf(words, 2 * words.length);
      hashes = Arrays.copyOf(hashes, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
    }
    int at = size * width;
    if (!packing.pack(vector, words, at)) {
      return false;
    }
    hashes[size] = store.hash(vector, words, at);
    steps[size++] = step;
    return true;
  }

  /** Brings the places of the states from {@code from} on into the cache, all at once. */
  long touch(int from) {
    long sum = 0;
    for (int index = from; index < size; index++) {
      sum += store.touch(hashes[index]);
    }
    return sum;
  }

  boolean addToStore(int index) {
    return store.add(hashes[index], words, index * width);
  }

  int step(int index) {
    return steps[index];
  }

  void unpack(Packing packing, int index, int[] vector) {
    packing.unpack(words, index * width, vector);
  }

  void copyTo(PackedQueue queue, int index) {
    queue.add(words, index * width);
  }

  @Override
  public void repack(Packing from, Packing to) {
    long[] old = words;
    int oldWidth = width;
    width = to.words();
    words = new long[steps.length * width];
    int[] vector = new int[to.slots()];
    for (int index = 0; index < size; index++) {
      from.unpack(old, index * oldWidth, vector);
      to.pack(vector, words, index * width);
      hashes[index] = store.hash(vector, words, index * width);
    }
  }
}
