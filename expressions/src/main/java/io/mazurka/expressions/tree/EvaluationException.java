package io.mazurka.expressions.tree;

/** Thrown when an expression has no value in a state; the message says which part, and why. */
public final class EvaluationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  EvaluationException(String message) {
    super(message);
  }
}
