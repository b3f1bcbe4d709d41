package io.mazurka.kernel.search;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.store.StateStore;
import java.util.Arrays;

/**
 * A growing sequence of packed successor states, each with the step that led to it. A breadth-first
 * search fills and empties it; a depth-first search has it as its stack.
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

  /** Appends {@code state}. */
  void append(Packing packing, int[] state, int step) {
    packing.pack(state, words, reserve(step));
    size++;
  }

  /**
   * Appends what {@code changes} make of {@code state}, which is packed in {@code packed}, unless
   * {@code recent} recalls it; false, and nothing is done, if a value exceeds {@code maxima}.
   */
  boolean append(
      Packing packing,
      int[] state,
      long[] packed,
      Changes changes,
      int[] maxima,
      int step,
      RecentStates recent) {
    int at = reserve(step);
    if (!packing.pack(state, packed, changes, maxima, words, at)) {
      return false;
    }
    size += recent.unknown(words, at);
    return true;
  }

  /** Makes room for one more state and returns where its words go. */
  private int reserve(int step) {
    if (size == steps.length) {
      words = Arrays.copyOf(words, 2 * words.length);
      hashes = Arrays.copyOf(hashes, 2 * size);
      steps = Arrays.copyOf(steps, 2 * size);
    }
    steps[size] = step;
    return size * width;
  }

  /** Hashes the states from {@code from} on and brings their places in the store into the cache. */
  long touch(int from) {
    long sum = 0;
    for (int index = from; index < size; index++) {
      long hash = store.hash(words, index * width);
      hashes[index] = hash;
      sum += store.touch(hash);
    }
    return sum;
  }

  /** Adds a state that was touched to the store; whether it is new. */
  boolean addToStore(int index) {
    return store.add(hashes[index], words, index * width);
  }

  int step(int index) {
    return steps[index];
  }

  void copyTo(long[] target, int index) {
    System.arraycopy(words, index * width, target, 0, width);
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
      hashes[index] = store.hash(words, index * width);
    }
  }
}
