package io.mazurka.protocols.conditions;

/** Says that what a condition depends on is not found out, or not in this way. */
final class UndividedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean retried;

  /**
   * @param retried whether it may be found out without looking into functions that the condition
   *     hands to streams
   */
  UndividedException(String reason, boolean retried) {
    super(reason, null, false, false);
    this.retried = retried;
  }

  boolean isRetried() {
    return retried;
  }
}
