package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.symmetry.Canonicalizer;
import java.util.List;

/**
 * Finds the representative of a state by that of the same state with its processes taken apart.
 * Taking apart and putting together are inverse to each other, so this is as exact as what
 * represents the parts.
 */
final class PartwiseCanonicalizer implements Canonicalizer {

  private final List<SlotParts> slots;
  private final Canonicalizer parts;

  /** The state from which the next ones are derived, taken apart; and the present one. */
  private final int[] source;

  private final int[] apart;
  private final int[] changedParts;

  /**
   * @param size the number of slots of the parts
   */
  PartwiseCanonicalizer(List<SlotParts> slots, Canonicalizer parts, int size) {
    this.slots = slots;
    this.parts = parts;
    this.source = new int[size];
    this.apart = new int[size];
    this.changedParts = new int[size];
  }

  private void divide(int[] state, int[] into) {
    for (int slot = 0; slot < state.length; slot++) {
      slots.get(slot).divide(state[slot], into);
    }
  }

  private void join(int[] state) {
    for (int slot = 0; slot < state.length; slot++) {
      state[slot] = slots.get(slot).join(apart);
    }
  }

  @Override
  public void canonicalize(int[] state) {
    divide(state, apart);
    parts.canonicalize(apart);
    join(state);
  }

  @Override
  public long permutations() {
    return parts.permutations();
  }

  @Override
  public long orbit(int[] state) {
    divide(state, apart);
    return parts.orbit(apart);
  }

  @Override
  public void startFrom(int[] state) {
    divide(state, source);
    parts.startFrom(source);
  }

  @Override
  public void canonicalize(int[] state, int[] changed, int count) {
    System.arraycopy(source, 0, apart, 0, apart.length);
    int divided = 0;
    for (int index = 0; index < count; index++) {
      divided =
          slots.get(changed[index]).divide(state[changed[index]], apart, changedParts, divided);
    }
    parts.canonicalize(apart, changedParts, divided);
    join(state);
  }
}
