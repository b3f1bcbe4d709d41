package io.mazurka.protocols.analysis;

/** A local analysis, or looking for symmetry, is given up; the message says why. */
public final class GivenUpException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  GivenUpException(String reason) {
    super(reason);
  }
}
