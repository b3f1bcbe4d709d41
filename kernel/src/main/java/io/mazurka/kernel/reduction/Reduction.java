package io.mazurka.kernel.reduction;

/**
 * A way of exploring only some of the enabled transitions of each state without changing the
 * verdict. What it preserves and needs is part of it, so that a check can refuse an unsound pair.
 */
public interface Reduction {

  /** One sentence for the report, or empty for no reduction. */
  String description();

  /** Whether verdicts on invariants are preserved, not only terminal states. */
  boolean preservesInvariants();

  /** Whether it works only along a depth-first stack. */
  boolean needsStack();

  /** Whether it stays sound when a state that was visited before is not explored again. */
  boolean toleratesMatching();

  /** A new instance for one worker. */
  Selector selector();
}
