package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;

/** Chooses the steps to explore in each state: the instance of a reduction for one worker. */
public interface Selector {

  /** The selector that chooses every step; a search need not even ask it. */
  Selector EVERYTHING = (state, cursor, steps, chosen) -> everything(steps, chosen);

  /**
   * Chooses which steps of {@code state} to explore: all steps of the selected transitions.
   *
   * @param cursor stands on the state, which has {@code steps} steps
   * @param chosen receives the indices of the chosen steps in increasing order
   * @return how many steps were chosen; zero only if the state has no step
   */
  int select(int[] state, Cursor cursor, int steps, int[] chosen);

  /**
   * Chooses other steps in the same state, because the last choice may put off the rest for ever
   * around a cycle. After some calls it chooses all steps.
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

  /**
   * Whether the transition is invisible, that is, changes no checked property, from the last state
   * on in which steps were chosen.
   */
  default boolean isInvisible(int transition) {
    return true;
  }

  /** The work that choosing took so far, in the units of {@code lpor}; the same in every run. */
  default long work() {
    return 0;
  }

  /**
   * Takes over what {@code colleague}, which may be this selector, noticed in the states in which
   * it chose. Before this call these observations have no effect. Both are selectors of one
   * reduction.
   */
  default void takeIn(Selector colleague) {
    // What is chosen depends on the state alone.
  }

  /**
   * From now on chooses the same steps as {@code veteran} in the same states. Neither selector
   * learns anything more from the states that it sees. Both are selectors of one reduction.
   */
  default void chooseAs(Selector veteran) {
    // What is chosen depends on the state alone.
  }

  /**
   * What this selector has learned from states and what affects later choices after {@link
   * #chooseAs}: numbers that mean the same in every run.
   */
  default int[] learned() {
    return new int[0];
  }

  /** Takes over what another selector of the same reduction has {@link #learned}. */
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
