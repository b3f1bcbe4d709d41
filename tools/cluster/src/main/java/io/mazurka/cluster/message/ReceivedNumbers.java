package io.mazurka.cluster.message;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** Reads the messages of one chunk of a {@link NumberOutbox}, one after the other. */
public final class ReceivedNumbers {

  private final IntBuffer numbers;
  private final int[] message;

  public ReceivedNumbers(Chunk chunk, int width) {
    this.numbers = ByteBuffer.wrap(chunk.bytes()).asIntBuffer();
    this.message = new int[width];
  }

  /** Moves to the next message; returns whether there is one. */
  public boolean next() {
    if (!numbers.hasRemaining()) {
      return false;
    }
    numbers.get(message);
    return true;
  }

  public int get(int index) {
    return message[index];
  }

  /** The long whose lower half is at an index, its upper half at the next one. */
  public long getLong(int index) {
    return (message[index] & 0xFFFF_FFFFL) | (long) message[index + 1] << Integer.SIZE;
  }
}
