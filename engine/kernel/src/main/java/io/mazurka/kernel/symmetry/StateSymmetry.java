package io.mazurka.kernel.symmetry;

import java.util.List;
import java.util.function.Supplier;

/**
 * A group of automorphisms of a transition system and of the properties checked: permutations of
 * states that keep initial states, steps and verdicts.
 *
 * @param description what is interchangeable and what is not, in words
 * @param canonicalizers makes one for each worker
 */
public record StateSymmetry(List<String> description, Supplier<Canonicalizer> canonicalizers) {

  public StateSymmetry {
    description = List.copyOf(description);
  }

  /** No two states are the same. */
  public static StateSymmetry none() {
    return without(List.of());
  }

  /** Whether no two states are the same. */
  public boolean isTrivial() {
    return canonicalizers.get() == Canonicalizer.IDENTITY;
  }

  /** No two states are the same, and {@code reasons} say why. */
  public static StateSymmetry without(List<String> reasons) {
    return new StateSymmetry(reasons, () -> Canonicalizer.IDENTITY);
  }
}
