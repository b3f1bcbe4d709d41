package io.mazurka.kernel.reduction;

import io.mazurka.lpor.StateRelations;

/** The relations between the transitions of a system in the state it was moved to. */
public interface LocatedRelations extends StateRelations {

  /** Moves to {@code state}, which is kept by reference until the next call. */
  void moveTo(int[] state);

  /**
   * Adds transitions that may be visible somewhere, but not from here on as long as nothing that
   * interferes with them is executed.
   */
  default void addInvisible(long[] set) {
    // What is visible somewhere is taken to be visible here.
  }
}
