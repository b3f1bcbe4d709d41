package io.mazurka.expressions.syntax;

/** A text is no expression; the message says in which column, and why. */
public final class SyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;
  private final String reason;

  SyntaxException(int column, String reason) {
    super("column %d: %s".formatted(column, reason));
    this.column = column;
    this.reason = reason;
  }

  /** Where it is wrong, counted from 1. */
  public int column() {
    return column;
  }

  /** Why, without the column. */
  public String reason() {
    return reason;
  }
}
