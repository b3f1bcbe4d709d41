package io.mazurka.proofs.solver;

/** What a solver says of what was asserted. */
public enum Satisfiability {
  SATISFIABLE,
  UNSATISFIABLE,
  /** The solver gave up, ran out of time, or did not understand. */
  UNKNOWN
}
