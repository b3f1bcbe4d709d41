package io.mazurka.search.store.packing;

import java.io.IOException;
import java.util.ArrayDeque;

/** A first-in first-out queue of packed states, in chunks that are used again once read. */
public final class PackedQueue implements Repackable {

  private static final int STATES_PER_CHUNK = 1 << 12;

  private final ArrayDeque<long[]> chunks = new ArrayDeque<>();
  private final ArrayDeque<long[]> spare = new ArrayDeque<>();
  private int width;

  /** The chunk that is being written. */
  private long[] last = {};

  private int head;
  private int tail;
  private long size;

  public PackedQueue(Packing packing) {
    this.width = packing.words();
  }

  public long size() {
    return size;
  }

  /** Adds {@code count} states, one after the other in {@code words} from {@code at} on. */
  public void add(long[] words, int at, int count) {
    int from = at;
    int stop = at + count * width;
    while (from < stop) {
      if (tail == last.length) {
        last = spare.isEmpty() ? new long[STATES_PER_CHUNK * width] : spare.pop();
        chunks.addLast(last);
        tail = 0;
      }
      int part = Math.min(stop - from, last.length - tail);
      System.arraycopy(words, from, last, tail, part);
      from += part;
      tail += part;
    }
    size += count;
  }

  /** Takes the {@code count} oldest states out, to {@code words} from {@code at} on. */
  public void remove(long[] words, int at, int count) {
    int to = at;
    int stop = at + count * width;
    while (to < stop) {
      long[] first = chunks.getFirst();
      int part = Math.min(stop - to, first.length - head);
      System.arraycopy(first, head, words, to, part);
      to += part;
      head += part;
      if (head == first.length) {
        spare.push(chunks.removeFirst());
        head = 0;
      }
    }
    size -= count;
  }

  private void forEach(RecordInput.Taker taker) {
    long left = size;
    int at = head;
    for (long[] chunk : chunks) {
      for (; at < chunk.length && left > 0; at += width, left--) {
        taker.take(chunk, at);
      }
      at = 0;
    }
  }

  /** Writes the states, the oldest first. */
  public void save(RecordOutput out) {
    forEach(out::write);
  }

  /** Adds the states that another queue has written, and hands each to {@code witness}, too. */
  public void restore(RecordInput in, RecordInput.Taker witness) throws IOException {
    in.states(
        (words, at) -> {
          add(words, at, 1);
          witness.take(words, at);
        });
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    forEach((words, at) -> packing.raise(words, at, vector, maxima));
  }

  @Override
  public void repack(Packing from, Packing to) {
    PackedQueue repacked = new PackedQueue(to);
    int[] vector = new int[to.slots()];
    long[] old = new long[from.words()];
    long[] words = new long[to.words()];
    while (size > 0) {
      remove(old, 0, 1);
      from.unpack(old, 0, vector);
      to.pack(vector, words, 0);
      repacked.add(words, 0, 1);
    }
    chunks.clear();
    spare.clear();
    chunks.addAll(repacked.chunks);
    last = repacked.last;
    width = repacked.width;
    head = 0;
    tail = repacked.tail;
    size = repacked.size;
  }
}
