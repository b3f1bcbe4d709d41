package io.mazurka.search.store.packing;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * A first-in first-out queue of packed states, in chunks that are used again once read.
 *
 * <p>A state has a position, which is how many states came before it. So one thread takes states or
 * makes room, and then several may read the states or write new ones, each at positions of its own.
 */
public final class PackedQueue implements Repackable {

  private static final int CHUNK_BITS = 12;
  private static final int STATES_PER_CHUNK = 1 << CHUNK_BITS;

  /** The chunks in use; the one with the number n is at n modulo the length, a power of two. */
  private long[][] chunks = new long[4][];

  private final ArrayDeque<long[]> spare = new ArrayDeque<>();
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

  /** Adds {@code count} states, one after the other in {@code words} from {@code at} on. */
  public void add(long[] words, int at, int count) {
    write(reserve(count), words, at, count);
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
    chunks[place(chunk)] = spare.isEmpty() ? new long[STATES_PER_CHUNK * width] : spare.pop();
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
    return first;
  }

  /** Uses the memory of the states that were taken again. */
  public void release() {
    for (; kept >>> CHUNK_BITS < head >>> CHUNK_BITS; kept += STATES_PER_CHUNK) {
      int place = place(kept >>> CHUNK_BITS);
      spare.push(chunks[place]);
      chunks[place] = new long[0];
    }
  }

  /** Takes the {@code count} oldest states out, to {@code words} from {@code at} on. */
  public void remove(long[] words, int at, int count) {
    read(take(count), words, at, count);
    release();
  }

  private void forEach(RecordInput.Taker taker) {
    for (long position = head; position < tail; position++) {
      taker.take(chunk(position >>> CHUNK_BITS), index(position));
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
    while (size() > 0) {
      remove(old, 0, 1);
      spare.clear();
      from.unpack(old, 0, vector);
      to.pack(vector, words, 0);
      repacked.add(words, 0, 1);
    }
    spare.clear();
    chunks = Arrays.copyOf(repacked.chunks, repacked.chunks.length);
    width = repacked.width;
    kept = repacked.kept;
    head = repacked.head;
    tail = repacked.tail;
  }
}
