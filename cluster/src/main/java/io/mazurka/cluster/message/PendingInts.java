package io.mazurka.cluster.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What a partition sends in a superstep: ints, which become a chunk as soon as there are many. */
final class PendingInts {

  /** How many ints of a destination are collected before they become a chunk. */
  private static final int CHUNK = 1 << 17;

  /** Turns the first ints of an array into the bytes of a chunk. */
  interface Encoding {
    byte[] encode(int[] ints, int size);
  }

  private final int partition;
  private final int width;
  private final Encoding encoding;

  /** Per destination, what becomes its next chunk, how much that is, and how many there were. */
  private final int[][] pending;

  private final int[] sizes;
  private final int[] chunks;
  private final List<Chunk> done = new ArrayList<>();
  private long sent;

  /**
   * Nothing to send yet.
   *
   * @param width how many ints a message has
   */
  PendingInts(int partition, int partitions, int width, Encoding encoding) {
    this.partition = partition;
    this.width = width;
    this.encoding = encoding;
    this.pending = new int[partitions][];
    Arrays.setAll(pending, destination -> new int[0]);
    this.sizes = new int[partitions];
    this.chunks = new int[partitions];
  }

  /** The array in which the next message to {@code destination} is written, with room for it. */
  int[] room(int destination) {
    int[] buffer = pending[destination];
    if (sizes[destination] + width > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, 8 * width));
      pending[destination] = buffer;
    }
    return buffer;
  }

  /** Where in that array the message starts. */
  int start(int destination) {
    return sizes[destination];
  }

  /** The message was written. */
  void send(int destination) {
    sizes[destination] += width;
    sent++;
    if (sizes[destination] >= CHUNK) {
      flush(destination);
    }
  }

  /** How many messages were sent. */
  long sent() {
    return sent;
  }

  /** All messages, in the order of their keys. */
  List<Chunk> chunks() {
    for (int destination = 0; destination < pending.length; destination++) {
      if (sizes[destination] > 0) {
        flush(destination);
      }
    }
    done.sort(Comparator.comparingLong(Chunk::key));
    return done;
  }

  private void flush(int destination) {
    byte[] bytes = encoding.encode(pending[destination], sizes[destination]);
    done.add(new Chunk(Chunk.key(destination, partition, chunks[destination]++), bytes));
    sizes[destination] = 0;
  }
}
