package io.mazurka.dpor.execution;

/** The dependence of packed events, decided by their bits. */
public enum PackedDependence implements Dependence {
  /** The only instance. */
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
