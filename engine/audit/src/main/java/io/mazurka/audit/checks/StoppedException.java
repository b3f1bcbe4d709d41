package io.mazurka.audit.checks;

import io.mazurka.kernel.exploration.EndReason;

/** Ends an audit before it is complete. */
public final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final EndReason reason;

  StoppedException(EndReason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }

  public EndReason reason() {
    return reason;
  }
}
