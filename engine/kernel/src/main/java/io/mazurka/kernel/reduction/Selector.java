package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;

/** One worker's instance of a reduction, with its scratch. */
public interface Selector {

  /** The selector that chooses every step; a search need not even ask it. */
  Selector EVERYTHING = (state, cursor, steps, chosen) -> everything(steps, chosen);

  /**
   * Chooses which steps of {@code state} to explore: all steps of the selected transitions.
   *
   * @param cursor stands on the state, which has {@code steps} steps
   * @param chosen receives the indices of the chosen steps in increasing order
   * @return how many were chosen; none only if there are none
   */
  int select(int[] state, Cursor cursor, int steps, int[] chosen);

  /**
   * Chooses again in the same state, because the last choice may put off the others for ever around
   * a cycle; in the end it chooses everything.
   */
  default int selectAnother(int steps, int[] chosen) {
    return everything(steps, chosen);
  }

  /** Whether the invisible steps chosen last may all be part of a cycle. */
  default boolean mayCycle() {
    return true;
  }

  /** Whether a step of the transition may be part of a cycle. */
  default boolean mayRepeat(int transition) {
    return true;
  }

  /** Whether the transition does not change what is checked, in the state chosen for last. */
  default boolean isInvisible(int transition) {
    return true;
  }

  /** The work that choosing took so far, in the units of {@code lpor}; the same in every run. */
  default long work() {
    return 0;
  }

  /**
   * Takes in what a colleague, or this one itself, came across in the states it chose in; until
   * then it makes no difference. Both are selectors of one reduction.
   */
  default void takeIn(Selector colleague) {
    // What is chosen depends on the state alone.
  }

  /**
   * Chooses from now on as {@code veteran} does, in the same states the same steps: neither learns
   * anything more from the states it comes through. Both are selectors of one reduction.
   */
  default void chooseAs(Selector veteran) {
    // What is chosen depends on the state alone.
  }

  /**
   * What it has learned from the states it came through and what makes a difference to later
   * choices, once it {@link #chooseAs chooses as} somebody: numbers that mean the same in every
   * run.
   */
  default int[] learned() {
    return new int[0];
  }

  /** Knows from now on what another selector of the same reduction had learned. */
  default void recall(int[] learned) {
    // What is chosen depends on the state alone.
  }

  private static int everything(int steps, int[] chosen) {
    for (int step = 0; step < steps; step++) {
      chosen[step] = step;
    }
    return steps;
  }
}
