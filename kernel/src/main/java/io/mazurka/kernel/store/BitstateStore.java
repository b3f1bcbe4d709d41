package io.mazurka.kernel.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.TransitionSystem;
import java.util.Locale;

/**
 * A Bloom filter: each state sets three bits of a fixed array, and a state whose bits are all set
 * counts as visited (Holzmann's bitstate hashing).
 */
public final class BitstateStore implements StateStore {

  private static final int BITS_PER_STATE = 3;
  private static final long STRIDE = 0x94D049BB133111EBL;

  private final long[] bits;
  private final Fingerprints fingerprints;
  private long set;

  /** A store that takes about {@code bytes} bytes. */
  public BitstateStore(TransitionSystem system, Packing packing, long bytes) {
    this.fingerprints = new Fingerprints(system, packing);
    this.bits = new long[(int) Math.max(1, Math.min(Integer.MAX_VALUE - 8L, bytes / 8))];
  }

  @Override
  public long hash(long[] words, int at) {
    return fingerprints.of(words, at);
  }

  @Override
  public long touch(long hash) {
    return bits[index(hash)];
  }

  @Override
  public boolean add(long hash, long[] words, int at) {
    boolean added = false;
    long probe = hash;
    for (int bit = 0; bit < BITS_PER_STATE; bit++) {
      int index = index(probe);
      long mask = 1L << probe;
      if ((bits[index] & mask) == 0) {
        bits[index] |= mask;
        set++;
        added = true;
      }
      probe = nextProbe(probe);
    }
    return added;
  }

  @Override
  public boolean contains(long hash, long[] words, int at) {
    long probe = hash;
    for (int bit = 0; bit < BITS_PER_STATE; bit++) {
      if ((bits[index(probe)] >>> probe & 1) == 0) {
        return false;
      }
      probe = nextProbe(probe);
    }
    return true;
  }

  private static long nextProbe(long probe) {
    return Long.rotateLeft(probe * STRIDE, 32);
  }

  private int index(long probe) {
    return (int) (((probe >>> 33) * bits.length) >>> 31);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    // Bits tell nothing of the values, and do not care about them.
  }

  @Override
  public void repack(Packing from, Packing to) {
    fingerprints.repack(to);
  }

  @Override
  public long bytes() {
    return 8L * bits.length + fingerprints.bytes();
  }

  @Override
  public Guarantee guarantee() {
    double full = set / (64.0 * bits.length);
    return Guarantee.of(
        Strength.HASHED,
        String.format(
            Locale.ROOT,
            "bitstate; at the end a new state was missed with probability %.1e",
            Math.pow(full, BITS_PER_STATE)));
  }
}
