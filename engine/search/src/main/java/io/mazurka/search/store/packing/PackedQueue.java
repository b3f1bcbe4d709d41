package io.mazurka.search.store.packing;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A first-in first-out queue of packed states, in chunks that are used again once read.
 *
 * <p>A state has a position, which is how many states came before it. So one thread takes states or
 * makes room, and then several may read the states or write new ones, each at positions of its own.
 *
 * <p>The chunks between those that are read and the one that is written can be kept on a {@link
 * Shelf}. They go there and come back when states are taken, or are added one by one.
 */
public final class PackedQueue implements Repackable {

  private static final int CHUNK_BITS = 12;
  private static final int STATES_PER_CHUNK = 1 << CHUNK_BITS;

  /** The chunks in use; the one with the number n is at n modulo the length, a power of two. */
  private long[][] chunks = new long[4][];

  private final ArrayDeque<long[]> spare = new ArrayDeque<>();

  /** What stands for a chunk that is not in memory. */
  private final long[] none = {};

  private @Nullable Shelf shelf;

  /** The number of the oldest chunk on the shelf, if there is one. */
  private long shelved;

  private int width;

  /** The first position whose chunk is kept. */
  private long kept;

  /** The position of the oldest state that was not taken. */
  private long head;

  /** The position of the next state to add. */
  private long tail;

  public PackedQueue(Packing packing) {
    this.width = packing.words();
  }

  /** How many states were added and not taken. */
  public long size() {
    return tail - head;
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
    shelf = place;
    settle(place);
    spare.clear();
  }

  /**
   * Brings back the chunks with states that were taken, and puts down all that are complete and are
   * not needed yet. Nobody writes meanwhile.
   */
  private void settle(Shelf place) {
    long needed = Math.max(head - 1, kept) >>> CHUNK_BITS;
    for (; place.size() > 0 && shelved <= needed; shelved++) {
      long[] chunk = newChunk();
      place.take(chunk);
      chunks[place(shelved)] = chunk;
    }
    if (place.size() == 0) {
      shelved = needed + 1;
    }
    for (long next = shelved + place.size(); next < tail >>> CHUNK_BITS; next++) {
      place.put(chunk(next));
      spare.push(chunk(next));
      chunks[place(next)] = none;
    }
  }

  private boolean isShelved(long chunk) {
    return shelf != null && shelved <= chunk && chunk < shelved + shelf.size();
  }

  /** Adds {@code count} states, one after the other in {@code words} from {@code at} on. */
  public void add(long[] words, int at, int count) {
    write(reserve(count), words, at, count);
    if (shelf != null) {
      settle(shelf);
    }
  }

  /** Adds {@code count} states that are still to be written; returns the position of the first. */
  public long reserve(int count) {
    long first = tail;
    long last = (tail + count - 1) >> CHUNK_BITS;
    for (long chunk = (tail + STATES_PER_CHUNK - 1) >>> CHUNK_BITS; chunk <= last; chunk++) {
      provide(chunk);
    }
    tail += count;
    return first;
  }

  private void provide(long chunk) {
    if (chunk - (kept >>> CHUNK_BITS) >= chunks.length) {
      long[][] more = new long[2 * chunks.length][];
      for (long number = kept >>> CHUNK_BITS; number < chunk; number++) {
        more[(int) number & (more.length - 1)] = chunk(number);
      }
      chunks = more;
    }
    chunks[place(chunk)] = newChunk();
  }

  private long[] newChunk() {
    return spare.isEmpty() ? new long[STATES_PER_CHUNK * width] : spare.pop();
  }

  private int place(long chunk) {
    return (int) chunk & (chunks.length - 1);
  }

  private long[] chunk(long number) {
    return chunks[place(number)];
  }

  /**
   * Writes {@code count} states, one after the other in {@code words} from {@code at} on, to a
   * position and those after it.
   */
  public void write(long position, long[] words, int at, int count) {
    for (int done = 0; done < count; ) {
      long to = position + done;
      int part = part(to, count - done);
      System.arraycopy(words, at + done * width, chunk(to >>> CHUNK_BITS), index(to), part * width);
      done += part;
    }
  }

  /** Reads the {@code count} states from a position on to {@code words} from {@code at} on. */
  public void read(long position, long[] words, int at, int count) {
    for (int done = 0; done < count; ) {
      long from = position + done;
      int part = part(from, count - done);
      System.arraycopy(
          chunk(from >>> CHUNK_BITS), index(from), words, at + done * width, part * width);
      done += part;
    }
  }

  /** How many of {@code count} states from a position on are in the same chunk. */
  private static int part(long position, int count) {
    return Math.min(count, STATES_PER_CHUNK - ((int) position & (STATES_PER_CHUNK - 1)));
  }

  /** The index of a position in its chunk. */
  private int index(long position) {
    return ((int) position & (STATES_PER_CHUNK - 1)) * width;
  }

  /**
   * Takes the {@code count} oldest states out; returns the position of the first. They can be read
   * until they are {@linkplain #release released} or the queue is repacked.
   */
  public long take(long count) {
    long first = head;
    head += count;
    if (shelf != null) {
      settle(shelf);
    }
    return first;
  }

  /** Uses the memory of the states that were taken again. */
  public void release() {
    for (; kept >>> CHUNK_BITS < head >>> CHUNK_BITS; kept += STATES_PER_CHUNK) {
      int place = place(kept >>> CHUNK_BITS);
      spare.push(chunks[place]);
      chunks[place] = none;
    }
  }

  /** Takes the {@code count} oldest states out, to {@code words} from {@code at} on. */
  public void remove(long[] words, int at, int count) {
    read(take(count), words, at, count);
    release();
  }

  private void forEach(RecordInput.Taker taker) {
    long[] copy = new long[shelf == null ? 0 : STATES_PER_CHUNK * width];
    long next = head;
    while (next < tail) {
      long[] chunk = isShelved(next >>> CHUNK_BITS) ? copy : chunk(next >>> CHUNK_BITS);
      if (chunk == copy && shelf != null) {
        shelf.copy((next >>> CHUNK_BITS) - shelved, copy);
      }
      long end = Math.min(tail, (next | (STATES_PER_CHUNK - 1)) + 1);
      for (; next < end; next++) {
        taker.take(chunk, index(next));
      }
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
    repacked.shelf = shelf == null ? null : shelf.another();
    int[] vector = new int[to.slots()];
    long[] old = new long[from.words()];
    long[] words = new long[to.words()];
    while (size() > 0) {
      remove(old, 0, 1);
      spare.clear();
      from.unpack(old, 0, vector);
      to.pack(vector, words, 0);
      repacked.add(words, 0, 1);
    }
    spare.clear();
    chunks = Arrays.copyOf(repacked.chunks, repacked.chunks.length);
    shelf = repacked.shelf;
    shelved = repacked.shelved;
    width = repacked.width;
    kept = repacked.kept;
    head = repacked.head;
    tail = repacked.tail;
  }
}
