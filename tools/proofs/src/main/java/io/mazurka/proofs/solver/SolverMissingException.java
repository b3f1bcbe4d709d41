package io.mazurka.proofs.solver;

/** Thrown when a solver does not run on this machine. */
public final class SolverMissingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SolverMissingException(String message, Throwable cause) {
    super(message, cause);
  }
}
