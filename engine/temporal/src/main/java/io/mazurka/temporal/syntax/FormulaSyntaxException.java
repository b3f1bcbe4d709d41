package io.mazurka.temporal.syntax;

/**
 * Thrown when a text is no formula; the message says in which column, why, and what to write
 * instead.
 */
public final class FormulaSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;

  FormulaSyntaxException(int column, String reason) {
    super("column %d: %s".formatted(column, reason));
    this.column = column;
  }

  /** The column of the error, counted from 1. */
  public int column() {
    return column;
  }
}
