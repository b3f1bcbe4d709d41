package io.mazurka.cluster.message;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * The messages of one superstep of a partition, if each message is a fixed number of ints. After
 * the search partitions know each other's states by their places, so messages need not contain
 * whole states.
 */
public final class NumberOutbox {

  private final int width;
  private final PendingInts pending;

  /**
   * An outbox without messages.
   *
   * @param width the number of ints of a message
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
