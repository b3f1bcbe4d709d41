package io.mazurka.lpor.forward;

import io.mazurka.lpor.RelationTable;

/**
 * Forward enable sets that are computed again for every question. Only useful to measure the gain
 * of {@link PrecomputedForwardEnableSets}.
 */
public final class OnlineForwardEnableSets implements ForwardEnableSets {

  private final RelationTable table;
  private final EnablingSetNumbers numbers;

  /** Computes the sets of this table when they are asked for. */
  public OnlineForwardEnableSets(RelationTable table) {
    this.table = table;
    numbers = new EnablingSetNumbers(table);
  }

  @Override
  public boolean threatens(int first, int member, long[] blocked) {
    return new ForwardEnableSet(table, numbers, first).neededToThreaten(member).anyAvoids(blocked);
  }
}
