package io.mazurka.kernel.reduction;

import io.mazurka.lpor.StateRelations;

/** The relations between the transitions of a system in the state it was moved to. */
public interface LocatedRelations extends StateRelations {

  /** Moves to {@code state}, which is kept by reference until the next call. */
  void moveTo(int[] state);
}
