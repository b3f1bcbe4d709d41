package io.mazurka.cluster.message;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The messages of one superstep of a partition where all are of the same few ints: those that know
 * each other's states by their places need not send them in full.
 */
public final class NumberOutbox {

  /** How many ints of a destination are collected before they become a chunk. */
  private static final int CHUNK = 1 << 17;

  private final int partition;
  private final int width;
  private final int[][] pending;
  private final int[] sizes;
  private final int[] chunks;
  private final List<Chunk> done = new ArrayList<>();
  private long sent;

  /**
   * @param width how many ints a message has
   */
  public NumberOutbox(int partition, int partitions, int width) {
    this.partition = partition;
    this.width = width;
    this.pending = new int[partitions][];
    Arrays.setAll(pending, destination -> new int[0]);
    this.sizes = new int[partitions];
    this.chunks = new int[partitions];
  }

  /** Sends the first ints of {@code message}, as many as all messages have. */
  public void send(int destination, int[] message) {
    int from = sizes[destination];
    if (from + width > pending[destination].length) {
      pending[destination] =
          Arrays.copyOf(pending[destination], Math.max(2 * from + width, 8 * width));
    }
    System.arraycopy(message, 0, pending[destination], from, width);
    sizes[destination] = from + width;
    sent++;
    if (sizes[destination] >= CHUNK) {
      flush(destination);
    }
  }

  /** How many messages were sent. */
  public long sent() {
    return sent;
  }

  /** All messages, in the order of their keys. */
  public List<Chunk> chunks() {
    for (int destination = 0; destination < pending.length; destination++) {
      if (sizes[destination] > 0) {
        flush(destination);
      }
    }
    done.sort(Comparator.comparingLong(Chunk::key));
    return done;
  }

  private void flush(int destination) {
    ByteBuffer bytes = ByteBuffer.allocate(sizes[destination] * Integer.BYTES);
    bytes.asIntBuffer().put(pending[destination], 0, sizes[destination]);
    done.add(new Chunk(Chunk.key(destination, partition, chunks[destination]++), bytes.array()));
    sizes[destination] = 0;
  }
}
