package io.mazurka.protocols.options;

/** Which permutations of processes are factored out. */
public enum Symmetry {
  /** None. */
  NONE,
  /** Those of whole processes. */
  PROCESSES,
  /** Those of the parts processes are decomposed into, role by role. */
  ROLES
}
