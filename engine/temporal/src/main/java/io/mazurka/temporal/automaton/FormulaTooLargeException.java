package io.mazurka.temporal.automaton;

/**
 * Thrown when the automaton of a formula would be too large; the message says why and what to do.
 */
public final class FormulaTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public FormulaTooLargeException(String reason) {
    super("the formula is too large: %s; split it into several properties".formatted(reason));
  }
}
