package io.mazurka.cluster.message;

/** Reads what a {@link BitOutput} has written. */
final class BitInput {

  private final byte[] bytes;
  private int next;
  private long pending;
  private int pendingBits;

  BitInput(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The next number of {@code bits} bits, at most 32. */
  long read(int bits) {
    while (pendingBits < bits) {
      pending |= (bytes[next++] & 0xFFL) << pendingBits;
      pendingBits += Byte.SIZE;
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
    byte[] some = new byte[(int) read(Integer.SIZE)];
    for (int index = 0; index < some.length; index++) {
      some[index] = (byte) read(Byte.SIZE);
    }
    return some;
  }
}
