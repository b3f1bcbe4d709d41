package io.mazurka.search.store.packing;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A first-in first-out queue of packed states, in chunks that are used again once read. All but the
 * first and the last chunks can be kept on a {@link Shelf}.
 */
public final class PackedQueue implements Repackable {

  private static final int STATES_PER_CHUNK = 1 << 12;

  /** How many chunks stay in memory if the others are on a shelf. */
  private static final int LEAST_CHUNKS = 2;

  /** The chunks in memory; those on the shelf come before the last of them. */
  private final ArrayDeque<long[]> chunks = new ArrayDeque<>();

  private @Nullable Shelf shelf;

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

  /** Keeps chunks of a queue outside the memory, first in, first out. */
  public interface Shelf {
    /** How many chunks there are. */
    long size();

    /** Puts down a chunk after the others, which all have the same length. */
    void put(long[] chunk);

    /** Takes the oldest chunk. */
    void take(long[] target);

    /** Copies a chunk; the oldest has the index 0. */
    void copy(long index, long[] target);

    /** Another shelf in the same place, which is empty; chunks may have another length there. */
    Shelf another();
  }

  /** Keeps all states but the first and the last ones on an empty shelf from now on. */
  public void keepOn(Shelf place) {
    int most = Math.min(chunks.size(), LEAST_CHUNKS);
    List<long[]> all = new ArrayList<>(chunks);
    chunks.clear();
    spare.clear();
    shelf = place;
    for (int number = 0; number < all.size(); number++) {
      if (number < most - 1 || number == all.size() - 1) {
        chunks.addLast(all.get(number));
      } else {
        place.put(all.get(number));
      }
    }
  }

  /** Appends an empty chunk. */
  private void grow() {
    boolean leaves = false;
    if (shelf != null && chunks.peekLast() == last) {
      leaves = shelf.size() > 0 || chunks.size() >= LEAST_CHUNKS;
      if (leaves) {
        chunks.removeLast();
        shelf.put(last);
      }
    }
    if (!leaves) {
      last = spare.isEmpty() ? new long[STATES_PER_CHUNK * width] : spare.pop();
    }
    chunks.addLast(last);
    tail = 0;
  }

  /** The chunk with the oldest state. */
  private long[] first() {
    if (chunks.size() == 1 && shelf != null && shelf.size() > 0) {
      long[] oldest = spare.isEmpty() ? new long[STATES_PER_CHUNK * width] : spare.pop();
      shelf.take(oldest);
      chunks.addFirst(oldest);
    }
    return chunks.getFirst();
  }

  /** Adds {@code count} states, one after the other in {@code words} from {@code at} on. */
  public void add(long[] words, int at, int count) {
    int from = at;
    int stop = at + count * width;
    while (from < stop) {
      if (tail == last.length) {
        grow();
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
      long[] first = first();
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
    long shelved = shelf == null ? 0 : shelf.size();
    long inMemory = chunks.size();
    for (long[] chunk : chunks) {
      if (--inMemory == 0 && shelf != null) {
        left -= forEachOnShelf(taker, shelf, shelved);
      }
      for (; at < chunk.length && left > 0; at += width, left--) {
        taker.take(chunk, at);
      }
      at = 0;
    }
  }

  /** Hands on the states on the shelf; returns how many there are. */
  private long forEachOnShelf(RecordInput.Taker taker, Shelf from, long shelved) {
    long[] chunk = new long[shelved == 0 ? 0 : STATES_PER_CHUNK * width];
    for (long index = 0; index < shelved; index++) {
      from.copy(index, chunk);
      for (int at = 0; at < chunk.length; at += width) {
        taker.take(chunk, at);
      }
    }
    return shelved * STATES_PER_CHUNK;
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
    repacked.shelf = shelf == null ? null : shelf.another();
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
    shelf = repacked.shelf;
    last = repacked.last;
    width = repacked.width;
    head = 0;
    tail = repacked.tail;
    size = repacked.size;
  }
}
