package io.mazurka.cli;

/** The time limit was reached, and what runs has not stopped; the message says where it is. */
final class LateException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String where;

  /**
   * @param where where it is, in a few words
   * @param details more of it, each on a line of its own
   */
  LateException(String where, String details) {
    super("the time limit was reached " + where + details);
    this.where = where;
  }

  String where() {
    return where;
  }
}
