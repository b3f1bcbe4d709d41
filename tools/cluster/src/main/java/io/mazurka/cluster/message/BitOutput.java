package io.mazurka.cluster.message;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A growing sequence of bytes to which numbers of any number of bits are written. */
final class BitOutput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private byte[] bytes = new byte[256];
  private int size;
  private long pending;
  private int pendingBits;

  /** Writes the lowest {@code bits} bits of a number, at most 32. */
  void write(long number, int bits) {
    pending |= (number & (1L << bits) - 1) << pendingBits;
    pendingBits += bits;
    if (pendingBits >= Integer.SIZE) {
      makeRoom(Integer.BYTES);
      INTS.set(bytes, size, (int) pending);
      size += Integer.BYTES;
      pending >>>= Integer.SIZE;
      pendingBits -= Integer.SIZE;
    }
  }

  /** Writes a whole long. */
  void writeLong(long number) {
    write(number, Integer.SIZE);
    write(number >>> Integer.SIZE, Integer.SIZE);
  }

  /** Writes the number of bytes, and then the bytes. */
  void write(byte[] some) {
    write(some.length, Integer.SIZE);
    align();
    makeRoom(some.length);
    System.arraycopy(some, 0, bytes, size, some.length);
    size += some.length;
  }

  /** Completes the last byte with zeros. */
  private void align() {
    for (; pendingBits > 0; pendingBits -= Byte.SIZE) {
      makeRoom(1);
      bytes[size++] = (byte) pending;
      pending >>>= Byte.SIZE;
    }
    pendingBits = 0;
  }

  private void makeRoom(int more) {
    if (size + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
    }
  }

  /** All bytes written so far. */
  byte[] bytes() {
    align();
    return Arrays.copyOf(bytes, size);
  }
}
