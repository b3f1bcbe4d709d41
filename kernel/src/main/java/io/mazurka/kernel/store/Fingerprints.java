package io.mazurka.kernel.store;

import io.mazurka.kernel.TransitionSystem;
import java.util.Arrays;

/**
 * 64-bit fingerprints of whole states, made from those of the values in their slots: the same in
 * every run and under every packing. Never zero.
 */
final class Fingerprints {

  private static final long MULTIPLIER = 0xBF58476D1CE4E5B9L;
  private static final long INCREMENT = 0x9E3779B97F4A7C15L;

  /** Parts of values up to this are always remembered; of larger ones unless they lie scattered. */
  private static final int SMALL = 1 << 16;

  private final TransitionSystem system;

  /** Per slot, the part that each value adds to the fingerprint; zero if not yet known. */
  private final long[][] known;

  /** How many are known, per slot. */
  private final int[] learned;

  private final int[] vector;
  private Packing packing;

  Fingerprints(TransitionSystem system, Packing packing) {
    this.system = system;
    this.packing = packing;
    this.known = new long[packing.slots()][16];
    this.learned = new int[packing.slots()];
    this.vector = new int[packing.slots()];
  }

  void repack(Packing changed) {
    packing = changed;
  }

  long of(long[] words, int at) {
    packing.unpack(words, at, vector);
    long sum = 0;
    for (int slot = 0; slot < vector.length; slot++) {
      int value = vector[slot];
      long[] values = known[slot];
      long part = value < values.length ? values[value] : 0;
      sum += part != 0 ? part : learn(slot, value);
    }
    sum ^= sum >>> 31;
    sum *= MULTIPLIER;
    sum ^= sum >>> 29;
    return sum == 0 ? 1 : sum;
  }

  private long learn(int slot, int value) {
    long part = mix(mix(system.fingerprint(slot, value)) + (slot + 1) * INCREMENT);
    if (value < SMALL + 4L * learned[slot]) {
      if (value >= known[slot].length) {
        known[slot] = Arrays.copyOf(known[slot], Math.max(value + 1, 2 * known[slot].length));
      }
      known[slot][value] = part;
      learned[slot]++;
    }
    return part;
  }

  /**
   * Mixes as the generator SplitMix does (Steele, Lea and Flood 2014). Without it a part would be
   * linear in its slot, and states that exchange the values of several slots would coincide.
   */
  private static long mix(long value) {
    long mixed = (value ^ value >>> 30) * MULTIPLIER;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  long bytes() {
    long total = 0;
    for (long[] values : known) {
      total += 8L * values.length;
    }
    return total;
  }
}
