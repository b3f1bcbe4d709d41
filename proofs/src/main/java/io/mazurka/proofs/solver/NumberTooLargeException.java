package io.mazurka.proofs.solver;

/** A solver found a state with a number that a state of a program does not hold. */
public final class NumberTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public NumberTooLargeException(String message) {
    super(message);
  }
}
