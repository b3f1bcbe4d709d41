package io.mazurka.kernel.value.bytes;

/** A 64-bit fingerprint of bytes, the same in every run. */
public final class Fingerprint {

  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private Fingerprint() {}

  public static long of(byte[] bytes) {
    long hash = bytes.length * MULTIPLIER;
    for (byte next : bytes) {
      hash = (hash ^ (next & 0xff)) * MULTIPLIER;
      hash ^= hash >>> 32;
    }
    hash *= 0xD6E8FEB86659FD93L;
    return hash ^ hash >>> 32;
  }
}
