package io.mazurka.proofs.encoding;

/** Thrown when something cannot be expressed for a solver; the message says what and why. */
public final class NotProvableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public NotProvableException(String message) {
    super(message);
  }
}
