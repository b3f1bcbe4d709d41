package io.mazurka.protocols.engine.analysis.exploration;

/** Thrown when a local analysis or the search for symmetry is given up; the message says why. */
public final class GivenUpException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean outgrown;

  GivenUpException(String reason, boolean outgrown) {
    super(reason);
    this.outgrown = outgrown;
  }

  /** Whether the analysis was too large, so that more time would not help. */
  boolean isOutgrown() {
    return outgrown;
  }
}
