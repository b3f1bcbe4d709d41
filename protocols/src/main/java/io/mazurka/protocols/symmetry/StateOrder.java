package io.mazurka.protocols.symmetry;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.protocols.views.Component;
import io.mazurka.protocols.views.Layout;
import java.util.Arrays;

/**
 * An order of states by the canonical bytes of what is in their slots. Numbers depend on what came
 * up first, and with it on the number of workers and on the process, and representatives must not.
 * Shared between workers.
 */
final class StateOrder {

  private final Component[] components;

  /** By slot, the fingerprints of the values. */
  private final LongMemo[] fingerprints;

  StateOrder(Layout layout) {
    this.components = layout.components().toArray(Component[]::new);
    this.fingerprints = new LongMemo[components.length];
    Arrays.setAll(
        fingerprints, slot -> new LongMemo(value -> components[slot].fingerprint(slot, value)));
  }

  /** Negative if one state is less than another, zero if they are the same. */
  int compare(int[] one, int[] other) {
    for (int slot = 0; slot < components.length; slot++) {
      if (one[slot] != other[slot]) {
        LongMemo known = fingerprints[slot];
        int order = Long.compare(known.of(one[slot]), known.of(other[slot]));
        return order != 0
            ? order
            : Arrays.compare(
                components[slot].encode(one[slot]), components[slot].encode(other[slot]));
      }
    }
    return 0;
  }
}
