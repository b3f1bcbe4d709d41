package io.mazurka.lpor;

/**
 * Forward enable sets computed anew whenever they are asked for. Good for nothing but measuring
 * what {@link PrecomputedForwardEnableSets} bring.
 */
public final class OnlineForwardEnableSets implements ForwardEnableSets {

  private final RelationTable table;
  private final EnablingSetNumbers numbers;

  public OnlineForwardEnableSets(RelationTable table) {
    this.table = table;
    numbers = new EnablingSetNumbers(table);
  }

  @Override
  public boolean threatens(int first, int member, long[] blocked) {
    return new ForwardEnableSet(table, numbers, first).neededToThreaten(member).anyAvoids(blocked);
  }
}
