package io.mazurka.dpor.planning;

/** The rule by which two accesses of threads to one object depend on each other. */
public enum Conflicts {
  /** They are dependent if at least one of them writes. */
  READWRITE,
  /** They are always dependent. */
  ALL
}
