package io.mazurka.protocols.engine.conditions.watching;

/**
 * Thrown when the dependencies of a condition cannot be found out by watching, or not in this way.
 */
public final class UndividedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final boolean retried;

  /**
   * @param retried whether watching may succeed if functions passed to streams are not watched
   *     separately
   */
  UndividedException(String reason, boolean retried) {
    super(reason, null, false, false);
    this.retried = retried;
  }

  public boolean isRetried() {
    return retried;
  }
}
