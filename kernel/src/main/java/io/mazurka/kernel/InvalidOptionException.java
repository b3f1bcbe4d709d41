package io.mazurka.kernel;

/** An option has no such value, or does not go with the model or with another option. */
public final class InvalidOptionException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public InvalidOptionException(String message) {
    super(message);
  }
}
