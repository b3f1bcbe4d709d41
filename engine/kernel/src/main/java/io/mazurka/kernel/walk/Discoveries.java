package io.mazurka.kernel.walk;

import java.util.Arrays;

/** Some consecutive discoveries, encoded so that a {@link DiscoveryLog} only has to copy them. */
public final class Discoveries {

  /** The most bytes of a number. */
  static final int LONGEST = 5;

  private byte[] bytes = new byte[64];
  private int length;
  private int size;
  private long first;
  private long last;

  /** Forgets all discoveries. */
  public void clear() {
    length = 0;
    size = 0;
  }

  /** Notes that the next state was discovered by {@code step} in {@code expansion}. */
  public void add(long expansion, int step) {
    if (bytes.length < length + 2 * LONGEST) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    if (size++ == 0) {
      first = expansion;
    } else {
      length = write(bytes, length, (int) (expansion - last));
    }
    last = expansion;
    length = write(bytes, length, step);
  }

  /** Writes a number at an index; returns the index after it. */
  static int write(byte[] target, int at, int number) {
    int index = at;
    int rest = number;
    while (rest >= 0x80) {
      target[index++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    target[index++] = (byte) rest;
    return index;
  }

  int size() {
    return size;
  }

  /** The expansion of the first discovery, which is not among the bytes. */
  long first() {
    return first;
  }

  /** The expansion of the last discovery. */
  long last() {
    return last;
  }

  byte[] bytes() {
    return bytes;
  }

  /** How many of the bytes are used. */
  int length() {
    return length;
  }
}
