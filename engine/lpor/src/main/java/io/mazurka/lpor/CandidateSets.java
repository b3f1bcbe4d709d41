package io.mazurka.lpor;

/**
 * Sets of transitions that a search may explore in a state, the preferred one first. A search that
 * needs a cycle proviso asks for another set when one does not meet it; the last set is all enabled
 * transitions.
 */
public interface CandidateSets {

  /**
   * Moves to a state and chooses its preferred set.
   *
   * @param enabled the enabled transitions of the state
   * @param chosen receives the set
   * @return the size of the set, 0 only if nothing is enabled
   */
  int first(long[] enabled, long[] chosen);

  /**
   * Chooses another set for the same state. The relations must still be at that state.
   *
   * @return the size of the set, or 0 if the previous set was all enabled transitions
   */
  int next(long[] chosen);

  /** The work so far, in the units of {@link StubbornSetAlgorithm#work}. */
  default long work() {
    return 0;
  }

  /**
   * Makes this object choose the same sets as {@code veteran} in the same states from now on. Both
   * stop learning from the states they visit.
   */
  default void chooseAs(CandidateSets veteran) {
    // The sets depend on the state alone.
  }

  /** The knowledge from earlier states that influences the sets of later states. */
  default int[] learned() {
    return new int[0];
  }

  /** Chooses from now on the sets that an object which had learned {@code learned} would choose. */
  default void recall(int[] learned) {
    // The sets depend on the state alone.
  }
}
