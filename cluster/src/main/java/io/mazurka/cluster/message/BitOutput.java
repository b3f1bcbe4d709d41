package io.mazurka.cluster.message;

import java.util.Arrays;

/** A growing sequence of bytes to which numbers of any number of bits are written. */
final class BitOutput {

  private byte[] bytes = new byte[256];
  private int size;
  private long pending;
  private int pendingBits;

  /** Writes the lowest {@code bits} bits of a number, at most 32. */
  void write(long number, int bits) {
    pending |= (number & (1L << bits) - 1) << pendingBits;
    pendingBits += bits;
    while (pendingBits >= Byte.SIZE) {
      put((byte) pending);
      pending >>>= Byte.SIZE;
      pendingBits -= Byte.SIZE;
    }
  }

  /** Writes a whole long. */
  void writeLong(long number) {
    write(number, Integer.SIZE);
    write(number >>> Integer.SIZE, Integer.SIZE);
  }

  /** Writes bytes after their number. */
  void write(byte[] some) {
    write(some.length, Integer.SIZE);
    for (byte one : some) {
      write(one, Byte.SIZE);
    }
  }

  private void put(byte one) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = one;
  }

  /** All that was written. */
  byte[] bytes() {
    if (pendingBits > 0) {
      write(0, Byte.SIZE - pendingBits);
    }
    return Arrays.copyOf(bytes, size);
  }
}
