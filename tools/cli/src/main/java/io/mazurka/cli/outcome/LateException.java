package io.mazurka.cli.outcome;

/**
 * Thrown when the time limit was reached and the work has not stopped; the message says where it
 * is.
 */
public final class LateException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String where;

  /**
   * @param where where the work is, in a few words
   * @param details further lines about it
   */
  LateException(String where, String details) {
    super("the time limit was reached " + where + details);
    this.where = where;
  }

  String where() {
    return where;
  }
}
