package io.mazurka.explorer.server;

/** A request that is not answered, with the reason. */
final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;

  RefusedException(int status, String reason) {
    super(reason);
    this.status = status;
  }

  /** The status of the response. */
  int status() {
    return status;
  }
}
