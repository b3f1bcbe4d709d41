package io.mazurka.kernel.symmetry;

/** The permutations of processes that a check factors out. */
public enum Symmetry {
  /** No permutations. */
  NONE,
  /** Permutations of whole processes. */
  PROCESSES,
  /** Permutations of the parts of composite processes, separately for each role. */
  ROLES
}
