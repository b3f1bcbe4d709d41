package io.mazurka.kernel.symmetry;

import io.mazurka.kernel.InvalidOptionException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

  /**
   * No symmetry, for a reason.
   *
   * @param asked what the user asked for and cannot have; null if nobody asked
   * @throws InvalidOptionException if somebody asked
   */
  public static StateSymmetry without(@Nullable Symmetry asked, String reason) {
    if (asked != null) {
      throw new InvalidOptionException(
          "--symmetry %s cannot be had here: %s"
              .formatted(asked.name().toLowerCase(Locale.ROOT), reason));
    }
    return without(List.of("no symmetry: " + reason));
  }
}
