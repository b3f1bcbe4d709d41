package io.mazurka.dpor.planning;

/** When two accesses of threads to one object depend on each other. */
public enum Conflicts {
  /** When at least one of them writes. */
  READWRITE,
  /** Always. */
  ALL
}
