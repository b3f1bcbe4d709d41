package io.mazurka.expressions.syntax;

/** Thrown when a text is no expression; the message says in which column, and why. */
public final class SyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;
  private final String reason;

  SyntaxException(int column, String reason) {
    super("column %d: %s".formatted(column, reason));
    this.column = column;
    this.reason = reason;
  }

  /** The column of the error, counted from 1. */
  public int column() {
    return column;
  }

  /** The reason, without the column. */
  public String reason() {
    return reason;
  }
}
