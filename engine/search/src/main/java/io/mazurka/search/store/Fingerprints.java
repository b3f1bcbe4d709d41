package io.mazurka.search.store;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.search.store.packing.Packing;

/** Computes the fingerprints of packed states. Workers share it. */
final class Fingerprints {

  private final StateFingerprints fingerprints;
  private final ThreadLocal<int[]> vectors;
  private Packing packing;

  Fingerprints(TransitionSystem system, Packing packing) {
    this.fingerprints = new StateFingerprints(system.values(), packing.slots());
    this.vectors = ThreadLocal.withInitial(() -> new int[packing.slots()]);
    this.packing = packing;
  }

  void repack(Packing changed) {
    packing = changed;
  }

  long of(long[] words, int at) {
    int[] vector = vectors.get();
    packing.unpack(words, at, vector);
    try {
      return fingerprints.of(vector);
    } catch (UnsupportedValueException e) {
      throw new InvalidOptionException(
          "--store fingerprint and bitstate need values with a canonical form, unlike exact: "
              + e.getMessage());
    }
  }

  long bytes() {
    return fingerprints.bytes();
  }
}
