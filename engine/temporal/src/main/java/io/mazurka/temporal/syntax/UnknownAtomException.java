package io.mazurka.temporal.syntax;

/** Thrown when a text is no atom; the message says why. */
public final class UnknownAtomException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;

  /**
   * @param column the column of the error in the text of the atom, counted from 1
   */
  public UnknownAtomException(int column, String reason) {
    super(reason);
    this.column = column;
  }

  /** The column of the error in the text of the atom, counted from 1. */
  public int column() {
    return column;
  }
}
