package io.mazurka.temporal.syntax;

/** A text is no atom; the message says why. */
public final class UnknownAtomException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;

  /**
   * @param column where in the text of the atom it is wrong, counted from 1
   */
  public UnknownAtomException(int column, String reason) {
    super(reason);
    this.column = column;
  }

  /** Where in the text of the atom it is wrong, counted from 1. */
  public int column() {
    return column;
  }
}
