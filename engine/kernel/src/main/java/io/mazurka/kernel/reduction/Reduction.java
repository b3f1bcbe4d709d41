package io.mazurka.kernel.reduction;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import java.util.List;

/**
 * A partial-order reduction: it explores only some of the enabled transitions of each state without
 * changing the verdict. Its contract says which properties it preserves and what it needs, so that
 * a check can refuse an unsound combination.
 */
public interface Reduction {

  /** A few words for the report, such as {@code lpor}; empty for no reduction. */
  String description();

  /** The properties that the reduction preserves, and its needs. */
  Contract contract();

  /** A new instance for one worker. */
  Selector selector();

  /**
   * Remarks for the report, such as why there is no reduction or which knowledge the reduction
   * lacks.
   */
  default List<String> remarks() {
    return List.of();
  }

  /** Whether it may leave out transitions at all. */
  default boolean reduces() {
    return !description().isEmpty();
  }

  /**
   * What a reduction preserves and what it needs for that.
   *
   * @param preserved the hardest class of properties whose verdicts are the same as without the
   *     reduction
   * @param needsStack whether the reduction works only with a depth-first stack
   * @param toleratesMatching whether a state that was visited before need not be explored again
   * @param needsProviso whether the search must make sure that no transition is put off for ever
   *     around a cycle; how depends on the preserved class
   * @param attracted whether the reduction preserves invariants by keeping a path to each
   *     violation, and not by keeping the order of visible transitions
   * @param keepsTransitions whether each transition that is enabled in some reachable state is
   *     enabled in some explored state: none is put off for ever (Valmari 1998)
   * @param weaklyFair whether the reduction also preserves temporal properties under the fairness
   *     assumptions that it was made for
   * @param endless whether executions may go on for ever through new states, so that the search
   *     must make sure that no transition is put off for ever along such an execution
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

    /** The contract of no reduction: everything is preserved. */
    public static Contract forEverything() {
      return new Contract(PropertyClass.EVERYTHING, false, false, true);
    }

    /** Preserves terminal states only, in any order of search. */
    public static Contract forTerminalStates() {
      return new Contract(PropertyClass.TERMINAL_STATES, false, false, false);
    }

    /** Preserves invariants and terminal states; needs a cycle proviso if {@code cyclic}. */
    public static Contract forInvariants(boolean cyclic) {
      return new Contract(PropertyClass.INVARIANTS, cyclic, false, true);
    }

    /** Preserves invariants that no transition changes, and terminal states. */
    public static Contract forConstantInvariants() {
      return new Contract(PropertyClass.INVARIANTS, false, false, false);
    }

    /**
     * Preserves invariants and terminal states: every path to a violation has a member of each set.
     */
    public static Contract byAttraction() {
      return new Contract(PropertyClass.INVARIANTS, false, true, false);
    }

    /**
     * Preserves linear time without next, invariants and terminal states: a set that is not
     * everything has no visible member.
     *
     * @param cyclic whether the search must make sure that every cycle has a state that is expanded
     *     fully; if not, the sets guarantee it
     */
    public static Contract forLinearTime(boolean cyclic) {
      return new Contract(PropertyClass.LINEAR_TIME, cyclic, false, true);
    }

    /**
     * Preserves branching time without next as well: a set that is not everything is one invisible
     * step.
     *
     * @param cyclic as for linear time
     */
    public static Contract forBranchingTime(boolean cyclic) {
      return new Contract(PropertyClass.BRANCHING_TIME, cyclic, false, true);
    }

    /**
     * The contract of sets that preserve the class {@code needed} by visibility.
     *
     * @param anyVisible whether any transition may change a checked property
     */
    public static Contract byVisibility(PropertyClass needed, boolean anyVisible) {
      return switch (needed) {
        case TERMINAL_STATES -> forTerminalStates();
        case INVARIANTS -> anyVisible ? forInvariants(true) : forConstantInvariants();
        case LINEAR_TIME -> forLinearTime(false);
        case BRANCHING_TIME, EVERYTHING -> forBranchingTime(false);
      };
    }

    /**
     * The same contract, which also preserves temporal properties under the fairness assumptions
     * that the reduction was made for.
     */
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

    /** The same contract with a cycle proviso. */
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

    /** The same contract for a system that is known to have only finitely many reachable states. */
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
     * Whether the reduced search reaches a violation or terminal state in as few steps as the full
     * search. Sets that keep transitions may begin with a step that is not needed on the way; other
     * sets have a step of every path to such a state, which may be taken first.
     */
    public boolean keepsDistances() {
      return !keepsTransitions || preserved == PropertyClass.EVERYTHING;
    }

    /**
     * Whether the reduction preserves temporal properties although it leaves out transitions. Then
     * every explored cycle has a state that is expanded fully.
     */
    public boolean isTemporal() {
      return preserved == PropertyClass.LINEAR_TIME || preserved == PropertyClass.BRANCHING_TIME;
    }

    /** Whether verdicts on properties of this class are the same as without the reduction. */
    public boolean preserves(PropertyClass asked) {
      return asked.compareTo(preserved) <= 0;
    }

    /**
     * Whether the verdict on a property that the reduction was made for is the same as without the
     * reduction.
     */
    public boolean preserves(Property property) {
      return preserves(property.needed())
          || (weaklyFair
              && property instanceof TemporalProperty temporal
              && preserves(temporal.neededButForFairness()));
    }
  }
}
