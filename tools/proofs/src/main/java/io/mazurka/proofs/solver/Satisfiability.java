package io.mazurka.proofs.solver;

/** The answer of a solver to a check of its assertions. */
public enum Satisfiability {
  SATISFIABLE,
  UNSATISFIABLE,
  /** The solver gave up, ran out of time, or did not understand. */
  UNKNOWN;

  /** The meaning of an SMT-LIB answer. */
  static Satisfiability of(String answer) {
    return switch (answer) {
      case "sat" -> SATISFIABLE;
      case "unsat" -> UNSATISFIABLE;
      default -> UNKNOWN;
    };
  }
}
