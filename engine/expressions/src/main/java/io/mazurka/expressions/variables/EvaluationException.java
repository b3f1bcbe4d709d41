package io.mazurka.expressions.variables;

/** Thrown when an expression has no value in a state; the message says which part, and why. */
public final class EvaluationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what cannot be evaluated. */
  public EvaluationException(String message) {
    super(message);
  }
}
