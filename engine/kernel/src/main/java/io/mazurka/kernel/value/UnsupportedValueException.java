package io.mazurka.kernel.value;

/** A value cannot be part of a local state or message; the message says which and why. */
public final class UnsupportedValueException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnsupportedValueException(String message) {
    super(message);
  }
}
