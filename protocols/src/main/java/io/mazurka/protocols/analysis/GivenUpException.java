package io.mazurka.protocols.analysis;

/** A local analysis, or looking for symmetry, is given up; the message says why. */
public final class GivenUpException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean outgrown;

  GivenUpException(String reason) {
    this(reason, false);
  }

  /**
   * @param outgrown whether there is too much to look at
   */
  GivenUpException(String reason, boolean outgrown) {
    super(reason);
    this.outgrown = outgrown;
  }

  /** Whether there is too much to look at. */
  boolean isOutgrown() {
    return outgrown;
  }
}
