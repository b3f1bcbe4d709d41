package io.mazurka.cluster.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Collects the ints that a partition sends in a superstep, and makes a chunk of them as soon as
 * there are many.
 */
final class PendingInts {

  /** The number of ints for one destination that become a chunk. */
  private static final int CHUNK = 1 << 17;

  /** Turns the first ints of an array into the bytes of a chunk. */
  interface Encoding {
    byte[] encode(int[] ints, int size);
  }

  private final int partition;
  private final int width;
  private final Encoding encoding;

  /**
   * Per destination, the ints of its next chunk; {@code sizes} has their number, and {@code chunks}
   * the number of chunks so far.
   */
  private final int[][] pending;

  private final int[] sizes;
  private final int[] chunks;
  private final List<Chunk> done = new ArrayList<>();
  private long sent;

  /**
   * A collection without messages.
   *
   * @param width the number of ints of a message
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

  /**
   * The array into which the next message to {@code destination} must be written; it has room for
   * the message.
   */
  int[] room(int destination) {
    int[] buffer = pending[destination];
    if (sizes[destination] + width > buffer.length) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, 8 * width));
      pending[destination] = buffer;
    }
    return buffer;
  }

  /** The start of the message in the array that {@link #room} returns. */
  int start(int destination) {
    return sizes[destination];
  }

  /** Sends the message that was written to {@link #room}. */
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
