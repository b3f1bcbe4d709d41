package io.mazurka.lpor;

/**
 * Sets of transitions that a search may explore in a state, the preferred one first. A search that
 * needs a cycle proviso asks for another one when a set does not meet it; the last one is
 * everything that is enabled.
 */
public interface CandidateSets {

  /**
   * Turns to a state and chooses its preferred set.
   *
   * @param enabled the enabled transitions of the state
   * @param chosen receives the set
   * @return its size, 0 only if nothing is enabled
   */
  int first(long[] enabled, long[] chosen);

  /**
   * Chooses another set of the same state, which the relations must still be those of.
   *
   * @return its size, or 0 if the one before was everything
   */
  int next(long[] chosen);

  /** The work so far, in the units of {@link StubbornSetAlgorithm#work}. */
  default long work() {
    return 0;
  }

  /**
   * Finds from now on the sets that {@code veteran} finds, in the same states the same ones:
   * neither learns anything more from the states it comes through.
   */
  default void chooseAs(CandidateSets veteran) {
    // The sets depend on the state alone.
  }

  /** What makes a difference to the sets of later states, of what it has learned from others. */
  default int[] learned() {
    return new int[0];
  }

  /** Finds from now on the sets that those find that had learned this. */
  default void recall(int[] learned) {
    // The sets depend on the state alone.
  }
}
