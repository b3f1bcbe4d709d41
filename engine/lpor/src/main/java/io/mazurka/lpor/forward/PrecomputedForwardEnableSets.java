package io.mazurka.lpor.forward;

import io.mazurka.lpor.RelationTable;

/**
 * Forward enable sets computed before the search, including the enabling sets that each pair of
 * transitions needs. Can be shared between workers.
 */
public final class PrecomputedForwardEnableSets implements ForwardEnableSets {

  private final MinimalSets[][] needed;

  /** Computes all sets of this table now. */
  public PrecomputedForwardEnableSets(RelationTable table) {
    EnablingSetNumbers numbers = new EnablingSetNumbers(table);
    needed = new MinimalSets[table.transitions()][table.transitions()];
    for (int first = 0; first < needed.length; first++) {
      ForwardEnableSet set = new ForwardEnableSet(table, numbers, first);
      for (int member = 0; member < needed.length; member++) {
        needed[first][member] = set.neededToThreaten(member);
      }
    }
  }

  @Override
  public boolean threatens(int first, int member, long[] blocked) {
    return needed[first][member].anyAvoids(blocked);
  }
}
