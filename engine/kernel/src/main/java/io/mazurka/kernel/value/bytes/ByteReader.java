package io.mazurka.kernel.value.bytes;

import java.nio.ByteBuffer;

/** Reads the numbers and chunks that a {@link ByteWriter} wrote, and refuses other bytes. */
public final class ByteReader {

  private final ByteBuffer bytes;

  public ByteReader(byte[] bytes) {
    this.bytes = ByteBuffer.wrap(bytes);
  }

  /** The next number, which must not be negative. */
  public int number() {
    require(Integer.BYTES);
    int number = bytes.getInt();
    if (number < 0) {
      throw new InvalidBytesException("a negative number stands where none can");
    }
    return number;
  }

  /** The next number, which must be less than {@code limit}. */
  public int number(int limit) {
    int number = number();
    if (number >= limit) {
      throw new InvalidBytesException(
          "%d stands where a number below %d should".formatted(number, limit));
    }
    return number;
  }

  /** The bytes of the next chunk. */
  public byte[] chunk() {
    int length = number();
    require(length);
    byte[] chunk = new byte[length];
    bytes.get(chunk);
    return chunk;
  }

  public boolean hasMore() {
    return bytes.hasRemaining();
  }

  /** Refuses bytes that are left over. */
  public void end() {
    if (hasMore()) {
      throw new InvalidBytesException("%d bytes are left at the end".formatted(bytes.remaining()));
    }
  }

  private void require(int wanted) {
    if (bytes.remaining() < wanted) {
      throw new InvalidBytesException("the bytes end too early");
    }
  }
}
