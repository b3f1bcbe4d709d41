package io.mazurka.kernel.symmetry.slots;

/** An automorphism of a model: a permutation of its states that keeps steps. */
public final class Automorphism {

  private final SlotPermutation slots;
  private final int[] parts;
  private final int[] steps;

  /**
   * An automorphism.
   *
   * @param slots what becomes of states
   * @param parts the image of each part of the model that reports name
   * @param steps the image of each transition
   */
  public Automorphism(SlotPermutation slots, int[] parts, int[] steps) {
    this.slots = slots;
    this.parts = parts.clone();
    this.steps = steps.clone();
  }

  /** What becomes of states. */
  public SlotPermutation slots() {
    return slots;
  }

  /** The image of each part of the model that reports name. */
  public int[] parts() {
    return parts.clone();
  }

  /** The image of each transition. */
  public int[] steps() {
    return steps.clone();
  }
}
