package io.mazurka.proofs.solver;

/** Thrown when a solver did not do what it was told, for example because its time was over. */
public final class SolverFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SolverFailedException(String answer) {
    super("the solver answers " + answer);
  }
}
