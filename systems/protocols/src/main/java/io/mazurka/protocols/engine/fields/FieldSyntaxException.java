package io.mazurka.protocols.engine.fields;

/** Thrown when a text is no condition on fields; tells the column and the reason. */
public final class FieldSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;
  private final String reason;

  FieldSyntaxException(int column, String reason) {
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
