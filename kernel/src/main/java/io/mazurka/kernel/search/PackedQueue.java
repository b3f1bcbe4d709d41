package io.mazurka.kernel.search;

import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.Repackable;
import java.util.ArrayDeque;

/** A first-in first-out queue of packed states, in chunks that are dropped once read. */
final class PackedQueue implements Repackable {

  private static final int STATES_PER_CHUNK = 1 << 12;

  private final ArrayDeque<long[]> chunks = new ArrayDeque<>();
  private int width;
  private int head;
  private int tail;
  private long size;

  PackedQueue(Packing packing) {
    this.width = packing.words();
  }

  long size() {
    return size;
  }

  void add(long[] words, int at) {
    if (chunks.isEmpty() || tail == chunks.getLast().length) {
      chunks.addLast(new long[STATES_PER_CHUNK * width]);
      tail = 0;
    }
    System.arraycopy(words, at, chunks.getLast(), tail, width);
    tail += width;
    size++;
  }

  /** Takes the oldest state out and writes it to {@code vector}. */
  void remove(Packing packing, int[] vector) {
    long[] first = chunks.getFirst();
    packing.unpack(first, head, vector);
    head += width;
    size--;
    if (head == first.length) {
      chunks.removeFirst();
      head = 0;
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    PackedQueue repacked = new PackedQueue(to);
    int[] vector = new int[to.slots()];
    long[] words = new long[to.words()];
    while (size > 0) {
      remove(from, vector);
      to.pack(vector, words, 0);
      repacked.add(words, 0);
    }
    chunks.clear();
    chunks.addAll(repacked.chunks);
    width = repacked.width;
    head = 0;
    tail = repacked.tail;
    size = repacked.size;
  }
}
