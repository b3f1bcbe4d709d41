package io.mazurka.kernel.options;

import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.kernel.symmetry.Symmetry;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The reductions that a check uses. An option that is null was not asked for.
 *
 * @param por the partial-order reduction
 * @param askedSets the algorithm by which it chooses what to explore, or the parts of one
 * @param askedNet whether necessary enabling transitions sharpen the reduction
 * @param symmetry the permutations of processes under which states count as one
 * @param unasked whether a model uses reductions that nobody asked for, as far as they are sound
 * @param profile whether to count which transitions the reduction puts off, and why
 */
public record ReductionOptions(
    @Nullable Por por,
    @Nullable Set<Sets> askedSets,
    @Nullable Boolean askedNet,
    @Nullable Symmetry symmetry,
    boolean unasked,
    boolean profile) {

  public ReductionOptions {
    askedSets = askedSets == null ? null : Collections.unmodifiableSet(EnumSet.copyOf(askedSets));
  }

  /** All reductions that are sound and useful. */
  public static ReductionOptions defaults() {
    return new ReductionOptions(null, null, null, null, true, false);
  }

  /** The plain search of all states. */
  public static ReductionOptions none() {
    return new ReductionOptions(Por.NONE, null, null, null, false, false);
  }

  /**
   * The algorithm by which the partial-order reduction chooses what to explore; the first part if
   * several were asked for.
   */
  public Sets sets() {
    return askedSets == null ? Sets.DEFAULT : askedSets.iterator().next();
  }

  /** All parts of the algorithm that were asked for; empty if there is nothing to put together. */
  public Set<Sets> parts() {
    return askedSets == null || !sets().isPart() ? Set.of() : askedSets;
  }

  /**
   * The symmetry that is asked for: none if reductions that nobody asked for are switched off, or
   * figures are to be compared with those of a published algorithm.
   */
  public @Nullable Symmetry settledSymmetry() {
    boolean plain = !unasked || sets() != Sets.DEFAULT;
    return symmetry == null && plain ? Symmetry.NONE : symmetry;
  }

  /** Whether necessary enabling transitions sharpen the reduction. */
  public boolean net() {
    return askedNet == null || askedNet;
  }

  /** With this partial-order reduction; with null, the usual one of the front end. */
  public ReductionOptions withPor(@Nullable Por kind) {
    return new ReductionOptions(kind, askedSets, askedNet, symmetry, unasked, profile);
  }

  /** With this algorithm by which the partial-order reduction chooses what to explore. */
  public ReductionOptions withSets(Sets algorithm, Sets... more) {
    return withSets(EnumSet.of(algorithm, more));
  }

  /** With these parts of an algorithm by which the reduction chooses what to explore. */
  public ReductionOptions withSets(Set<Sets> parts) {
    return new ReductionOptions(por, parts, askedNet, symmetry, unasked, profile);
  }

  /** With or without necessary enabling transitions, which sharpen the reduction. */
  public ReductionOptions withNet(boolean on) {
    return new ReductionOptions(por, askedSets, on, symmetry, unasked, profile);
  }

  /** With these permutations of processes; with null, those that are found. */
  public ReductionOptions withSymmetry(@Nullable Symmetry kind) {
    return new ReductionOptions(por, askedSets, askedNet, kind, unasked, profile);
  }

  /** With a record of what the reduction puts off and why. */
  public ReductionOptions withProfile() {
    return new ReductionOptions(por, askedSets, askedNet, symmetry, unasked, true);
  }
}
