package io.mazurka.kernel.symmetry;

import java.util.List;
import java.util.function.Supplier;

/**
 * A group of automorphisms of a transition system and of the properties checked: permutations of
 * states that keep initial states, steps and verdicts.
 *
 * @param description what is interchangeable and what is not, in words
 * @param canonicalizers makes a canonicalizer for each worker
 */
public record StateSymmetry(List<String> description, Supplier<Canonicalizer> canonicalizers) {

  public StateSymmetry {
    description = List.copyOf(description);
  }

  /** No symmetry. */
  public static StateSymmetry none() {
    return without(List.of());
  }

  /** Whether there is no symmetry. */
  public boolean isTrivial() {
    return canonicalizers.get() == Canonicalizer.IDENTITY;
  }

  /** No symmetry; {@code reasons} say why. */
  public static StateSymmetry without(List<String> reasons) {
    return new StateSymmetry(reasons, () -> Canonicalizer.IDENTITY);
  }
}
