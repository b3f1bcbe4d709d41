package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.protocols.engine.views.Component;
import io.mazurka.protocols.engine.views.Layout;
import java.util.Arrays;

/**
 * An order of states by the canonical bytes of their values. The numbers of values would not do:
 * they depend on the order of discovery, hence on the number of workers and on the run, but
 * representatives must not. Shared between workers.
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

  /** Negative if the first state is less than the second, zero if they are equal. */
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
