package io.mazurka.proofs.solver;

/** What a solver says of what was asserted. */
public enum Satisfiability {
  SATISFIABLE,
  UNSATISFIABLE,
  /** The solver gave up, ran out of time, or did not understand. */
  UNKNOWN;

  /** What an answer in SMT-LIB means. */
  static Satisfiability of(String answer) {
    return switch (answer) {
      case "sat" -> SATISFIABLE;
      case "unsat" -> UNSATISFIABLE;
      default -> UNKNOWN;
    };
  }
}
