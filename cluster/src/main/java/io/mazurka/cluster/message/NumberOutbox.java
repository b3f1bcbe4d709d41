package io.mazurka.cluster.message;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * The messages of one superstep of a partition where all are of the same few ints: those that know
 * each other's states by their places need not send them in full.
 */
public final class NumberOutbox {

  private final int width;
  private final PendingInts pending;

  /**
   * An empty one.
   *
   * @param width how many ints a message has
   */
  public NumberOutbox(int partition, int partitions, int width) {
    this.width = width;
    this.pending = new PendingInts(partition, partitions, width, NumberOutbox::encode);
  }

  private static byte[] encode(int[] ints, int size) {
    ByteBuffer bytes = ByteBuffer.allocate(size * Integer.BYTES);
    bytes.asIntBuffer().put(ints, 0, size);
    return bytes.array();
  }

  /** Sends the first ints of {@code message}, as many as all messages have. */
  public void send(int destination, int[] message) {
    System.arraycopy(message, 0, pending.room(destination), pending.start(destination), width);
    pending.send(destination);
  }

  /** How many messages were sent. */
  public long sent() {
    return pending.sent();
  }

  /** All messages, in the order of their keys. */
  public List<Chunk> chunks() {
    return pending.chunks();
  }
}
