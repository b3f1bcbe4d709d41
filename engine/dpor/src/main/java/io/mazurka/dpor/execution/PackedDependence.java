package io.mazurka.dpor.execution;

/** The dependence of packed events, which the bits of two events tell. */
public enum PackedDependence implements Dependence {
  /** The only one: packed events need nothing besides. */
  INSTANCE;

  @Override
  public boolean dependent(long first, long second) {
    return PackedEvent.dependent(first, second);
  }

  @Override
  public boolean same(long first, long second) {
    return PackedEvent.sameThread(first, second) && PackedEvent.sameAlternative(first, second);
  }
}
