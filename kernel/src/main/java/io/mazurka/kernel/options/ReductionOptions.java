package io.mazurka.kernel.options;

import org.jspecify.annotations.Nullable;

/**
 * How a check may avoid work. What is null was not asked for: then a model does whatever is sound
 * and helps, and steps down where it is not.
 *
 * @param por the partial-order reduction
 * @param net whether necessary enabling transitions sharpen it
 * @param split how transitions are refined for it
 * @param deadMessages whether messages that nobody will consume are dropped
 * @param symmetry which processes are interchangeable
 * @param conflicts the dependence of thread programs
 * @param profile whether to count what the reduction postpones, and why
 */
public record ReductionOptions(
    @Nullable Por por,
    boolean net,
    @Nullable Split split,
    @Nullable Boolean deadMessages,
    @Nullable Symmetry symmetry,
    Conflicts conflicts,
    boolean profile) {

  /** Whatever is sound and helps. */
  public static ReductionOptions defaults() {
    return new ReductionOptions(null, true, null, null, null, Conflicts.READWRITE, false);
  }

  /** The plain search of all states. */
  public static ReductionOptions none() {
    return new ReductionOptions(
        Por.NONE, true, Split.NONE, false, Symmetry.NONE, Conflicts.READWRITE, false);
  }

  public ReductionOptions withPor(@Nullable Por kind) {
    return new ReductionOptions(kind, net, split, deadMessages, symmetry, conflicts, profile);
  }

  public ReductionOptions withNet(boolean on) {
    return new ReductionOptions(por, on, split, deadMessages, symmetry, conflicts, profile);
  }

  public ReductionOptions withSplit(@Nullable Split kind) {
    return new ReductionOptions(por, net, kind, deadMessages, symmetry, conflicts, profile);
  }

  public ReductionOptions withDeadMessages(@Nullable Boolean on) {
    return new ReductionOptions(por, net, split, on, symmetry, conflicts, profile);
  }

  public ReductionOptions withSymmetry(@Nullable Symmetry kind) {
    return new ReductionOptions(por, net, split, deadMessages, kind, conflicts, profile);
  }

  public ReductionOptions withConflicts(Conflicts kind) {
    return new ReductionOptions(por, net, split, deadMessages, symmetry, kind, profile);
  }

  public ReductionOptions withProfile() {
    return new ReductionOptions(por, net, split, deadMessages, symmetry, conflicts, true);
  }
}
