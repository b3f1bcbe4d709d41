package io.mazurka.protocols.analysis;

/** A local analysis, or looking for symmetry, is given up; the message says why. */
public final class GivenUpException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean outgrown;

  GivenUpException(String reason, boolean outgrown) {
    super(reason);
    this.outgrown = outgrown;
  }

  /** Whether there is too much to look at, however long it may take. */
  boolean isOutgrown() {
    return outgrown;
  }
}
