package io.mazurka.kernel.reduction;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import java.util.List;

/**
 * A way of exploring only some of the enabled transitions of each state without changing the
 * verdict. What it preserves and needs is part of it, so that a check can refuse an unsound pair.
 */
public interface Reduction {

  /** A few words for the report, such as {@code lpor}; empty for no reduction. */
  String description();

  /** The properties that the reduction preserves, and its needs. */
  Contract contract();

  /** A new instance for one worker. */
  Selector selector();

  /** What it does without because something is not known, in words, for a profile to tell. */
  default List<String> remarks() {
    return List.of();
  }

  /** Whether it may leave out anything at all. */
  default boolean reduces() {
    return !description().isEmpty();
  }

  /**
   * What a reduction preserves and what it needs for that.
   *
   * @param preserved the hardest class of properties whose verdicts are the same as without it
   * @param needsStack whether it works only along a depth-first stack
   * @param toleratesMatching whether a state that was visited before need not be explored again
   * @param needsProviso whether the search must see to it that no transition is put off for ever
   *     around a cycle; what that takes depends on what is preserved
   * @param attracted whether it preserves invariants by keeping a way to each violation, not by
   *     keeping visible transitions in order
   * @param keepsTransitions whether each transition that is enabled in some state that can be
   *     reached is so in one that is explored: none is put off for ever (Valmari 1998)
   * @param weaklyFair whether temporal properties that it preserves otherwise are preserved, too,
   *     under the fairness assumptions that it was made for
   * @param endless whether executions may go on without end through ever new states, so that the
   *     search must also see to it that no transition is put off along with them
   */
  record Contract(
      PropertyClass preserved,
      boolean needsStack,
      boolean toleratesMatching,
      boolean needsProviso,
      boolean attracted,
      boolean keepsTransitions,
      boolean weaklyFair,
      boolean endless) {

    private Contract(
        PropertyClass preserved,
        boolean needsProviso,
        boolean attracted,
        boolean keepsTransitions) {
      this(
          preserved,
          false,
          true,
          needsProviso,
          attracted,
          keepsTransitions,
          false,
          keepsTransitions && preserved != PropertyClass.EVERYTHING);
    }

    /** Preserves everything: nothing is left out. */
    public static Contract forEverything() {
      return new Contract(PropertyClass.EVERYTHING, false, false, true);
    }

    /** Preserves terminal states only, whatever the search. */
    public static Contract forTerminalStates() {
      return new Contract(PropertyClass.TERMINAL_STATES, false, false, false);
    }

    /** Preserves invariants, too, with a cycle proviso where {@code cyclic}. */
    public static Contract forInvariants(boolean cyclic) {
      return new Contract(PropertyClass.INVARIANTS, cyclic, false, true);
    }

    /** Preserves invariants that no transition changes, and terminal states. */
    public static Contract forConstantInvariants() {
      return new Contract(PropertyClass.INVARIANTS, false, false, false);
    }

    /** Preserves invariants, too: a member of each set is needed to come to a violation. */
    public static Contract byAttraction() {
      return new Contract(PropertyClass.INVARIANTS, false, true, false);
    }

    /**
     * Preserves linear time without next, too: a set that is not everything has no visible member.
     *
     * @param cyclic whether the search must see to it that a state of every cycle is expanded
     *     fully; if not, the sets do so by themselves
     */
    public static Contract forLinearTime(boolean cyclic) {
      return new Contract(PropertyClass.LINEAR_TIME, cyclic, false, true);
    }

    /**
     * Preserves branching time without next, too: a set that is not everything is one invisible
     * step.
     *
     * @param cyclic as for linear time
     */
    public static Contract forBranchingTime(boolean cyclic) {
      return new Contract(PropertyClass.BRANCHING_TIME, cyclic, false, true);
    }

    /** The same, which also preserves what is checked under the fairness assumptions made there. */
    public Contract keepingWeakFairness() {
      return new Contract(
          preserved,
          needsStack,
          toleratesMatching,
          needsProviso,
          attracted,
          keepsTransitions,
          true,
          endless);
    }

    /** The same, where the search must see to cycles. */
    public Contract withProviso() {
      return new Contract(
          preserved,
          needsStack,
          toleratesMatching,
          true,
          attracted,
          keepsTransitions,
          weaklyFair,
          endless);
    }

    /** The same where it is known that only finitely many states can be reached. */
    public Contract amongFinitelyMany() {
      return new Contract(
          preserved,
          needsStack,
          toleratesMatching,
          needsProviso,
          attracted,
          keepsTransitions,
          weaklyFair,
          false);
    }

    /**
     * Whether it comes to what is looked for in as few steps as the full search. Sets that keep
     * transitions may begin with a step that nothing needs; others have a step of every way to what
     * is looked for, which is taken first.
     */
    public boolean keepsDistances() {
      return !keepsTransitions || preserved == PropertyClass.EVERYTHING;
    }

    /**
     * Whether it preserves temporal properties though it leaves something out: then a state of
     * every cycle that is explored is expanded fully.
     */
    public boolean isTemporal() {
      return preserved == PropertyClass.LINEAR_TIME || preserved == PropertyClass.BRANCHING_TIME;
    }

    /** Whether verdicts on properties of this class are the same as without the reduction. */
    public boolean preserves(PropertyClass asked) {
      return asked.compareTo(preserved) <= 0;
    }

    /** Whether the verdict on a property that it was made for is the same as without it. */
    public boolean preserves(Property property) {
      return preserves(property.needed())
          || (weaklyFair
              && property instanceof TemporalProperty temporal
              && preserves(temporal.neededButForFairness()));
    }
  }
}
