package io.mazurka.proofs.encoding;

/** Something cannot be told to a solver; the message says what and why. */
public final class NotProvableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public NotProvableException(String message) {
    super(message);
  }
}
