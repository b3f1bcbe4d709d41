package io.mazurka.kernel.audit;

import io.mazurka.kernel.search.EndReason;

/** Ends an audit before it is complete. */
final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final EndReason reason;

  StoppedException(EndReason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }

  EndReason reason() {
    return reason;
  }
}
