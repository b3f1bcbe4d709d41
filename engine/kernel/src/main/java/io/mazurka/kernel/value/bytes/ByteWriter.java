package io.mazurka.kernel.value.bytes;

import java.io.ByteArrayOutputStream;

/** A growing sequence of bytes, made of numbers and of chunks that are preceded by their length. */
public final class ByteWriter {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(64);

  /** Adds a number, in four bytes. */
  public ByteWriter number(int number) {
    for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
      out.write(number >>> shift);
    }
    return this;
  }

  /** Adds the number of bytes and then the bytes. */
  public ByteWriter chunk(byte[] bytes) {
    number(bytes.length);
    out.writeBytes(bytes);
    return this;
  }

  /** All bytes that were added. */
  public byte[] bytes() {
    return out.toByteArray();
  }
}
