package io.mazurka.kernel.reduction;

/**
 * A way of exploring only some of the enabled transitions of each state without changing the
 * verdict. What it preserves and needs is part of it, so that a check can refuse an unsound pair.
 */
public interface Reduction {

  /** A few words for the report, such as {@code lpor}; empty for no reduction. */
  String description();

  /** What it preserves and what it needs. */
  Contract contract();

  /** A new instance for one worker. */
  Selector selector();

  /**
   * What a reduction preserves, besides terminal states, and what it needs for that.
   *
   * @param preservesInvariants whether verdicts on the checked invariants are preserved
   * @param needsStack whether it works only along a depth-first stack
   * @param toleratesMatching whether a state that was visited before need not be explored again
   * @param needsProviso whether the search must see to it that no transition is put off for ever
   *     around a cycle
   * @param attracted whether it preserves invariants by keeping a way to each violation, not by
   *     keeping visible transitions in order
   */
  record Contract(
      boolean preservesInvariants,
      boolean needsStack,
      boolean toleratesMatching,
      boolean needsProviso,
      boolean attracted) {

    /** Preserves terminal states only, whatever the search. */
    public static Contract forTerminalStates() {
      return new Contract(false, false, true, false, false);
    }

    /** Preserves invariants, too, with a cycle proviso where {@code cyclic}. */
    public static Contract forInvariants(boolean cyclic) {
      return new Contract(true, false, true, cyclic, false);
    }

    /** Preserves invariants, too: a member of each set is needed to come to a violation. */
    public static Contract byAttraction() {
      return new Contract(true, false, true, false, true);
    }
  }
}
