package io.mazurka.cluster.message;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Reads what a {@link BitOutput} has written. */
final class BitInput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] bytes;
  private int next;
  private long pending;
  private int pendingBits;

  BitInput(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The next number of {@code bits} bits, at most 32. */
  long read(int bits) {
    if (pendingBits < bits) {
      fill(bits);
    }
    long number = pending & (1L << bits) - 1;
    pending >>>= bits;
    pendingBits -= bits;
    return number;
  }

  long readLong() {
    return read(Integer.SIZE) | read(Integer.SIZE) << Integer.SIZE;
  }

  byte[] readBytes() {
    int size = (int) read(Integer.SIZE);
    // The bytes begin at a byte boundary; bytes that were read ahead are read again.
    next -= pendingBits / Byte.SIZE;
    pending = 0;
    pendingBits = 0;
    next += size;
    return Arrays.copyOfRange(bytes, next - size, next);
  }

  /**
   * Reads ahead: four bytes if there are as many, and otherwise single bytes until {@code bits}
   * bits are there.
   */
  private void fill(int bits) {
    if (next + Integer.BYTES <= bytes.length) {
      pending |= ((int) INTS.get(bytes, next) & 0xFFFF_FFFFL) << pendingBits;
      next += Integer.BYTES;
      pendingBits += Integer.SIZE;
      return;
    }
    while (pendingBits < bits) {
      pending |= (bytes[next++] & 0xFFL) << pendingBits;
      pendingBits += Byte.SIZE;
    }
  }
}
