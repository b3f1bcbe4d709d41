package io.mazurka.proofs.solver;

/** Thrown when a solver found a state with a number that does not fit into a state of a program. */
public final class NumberTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public NumberTooLargeException(String message) {
    super(message);
  }
}
