package io.mazurka.kernel;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.kernel.value.bytes.Fingerprint;
import java.util.Arrays;

/**
 * 64-bit fingerprints of the states of a system, made from the canonical bytes of the values in
 * their slots. A fingerprint is never zero and is the same in every run, however values are
 * numbered. The part that a value adds is computed once and remembered. Workers share it.
 */
public final class StateFingerprints {

  private static final long MULTIPLIER = 0xBF58476D1CE4E5B9L;
  private static final long INCREMENT = 0x9E3779B97F4A7C15L;

  /**
   * The parts of numbers up to this are always remembered; those of larger numbers unless the
   * numbers lie scattered.
   */
  private static final int SMALL = 1 << 16;

  /** For each slot, the part that each value adds to the fingerprint. */
  private final LongMemo[] parts;

  /** The fingerprints of the states of this system. */
  public StateFingerprints(TransitionSystem system) {
    this(system.values(), system.initialStates().get(0).length);
  }

  /** The fingerprints of states with this many slots. */
  public StateFingerprints(SlotValues values, int slots) {
    this.parts = new LongMemo[slots];
    Arrays.setAll(parts, slot -> new LongMemo(value -> values.fingerprint(slot, value), SMALL));
  }

  /**
   * The fingerprint of a state.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if it has no canonical form
   */
  public long of(int[] state) {
    return ofSum(sum(state));
  }

  /**
   * The sum of the parts that the values of a state add; {@link #part} tells how the sum changes
   * with a slot.
   *
   * @throws io.mazurka.kernel.value.UnsupportedValueException if it has no canonical form
   */
  public long sum(int[] state) {
    long sum = 0;
    for (int slot = 0; slot < parts.length; slot++) {
      sum += parts[slot].of(state[slot]);
    }
    return sum;
  }

  /** The part that a value in a slot adds to the {@link #sum}. */
  public long part(int slot, int value) {
    return parts[slot].of(value);
  }

  /** The fingerprint of a state with this {@link #sum}. */
  public static long ofSum(long total) {
    long sum = total;
    sum ^= sum >>> 31;
    sum *= MULTIPLIER;
    sum ^= sum >>> 29;
    return sum == 0 ? 1 : sum;
  }

  /** The part that a value with these bytes adds to a fingerprint in this place. */
  public static long part(int place, byte[] bytes) {
    return mix(mix(Fingerprint.of(bytes)) + (place + 1) * INCREMENT);
  }

  /**
   * Mixes as the generator SplitMix does (Steele, Lea and Flood 2014). Without mixing, a part would
   * be linear in its slot, and states that exchange the values of several slots would have the same
   * fingerprint.
   */
  private static long mix(long value) {
    long mixed = (value ^ value >>> 30) * MULTIPLIER;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** How many bytes the remembered parts take. */
  public long bytes() {
    long total = 0;
    for (LongMemo part : parts) {
      total += part.bytes();
    }
    return total;
  }
}
