package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;

/** One worker's instance of a reduction, with its scratch. */
public interface Selector {

  /** The answer "explore every step". */
  int ALL = -1;

  /**
   * Chooses which steps of {@code state} to explore: all steps of the selected transitions.
   *
   * @param cursor stands on the state, which has {@code steps} steps
   * @param chosen receives the indices of the chosen steps in increasing order
   * @return how many were chosen, or {@link #ALL}
   */
  int select(int[] state, Cursor cursor, int steps, int[] chosen);
}
