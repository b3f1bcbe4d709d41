package io.mazurka.kernel.value;

/**
 * A value cannot be part of a local state or a message of a model; the text says which value and
 * why.
 */
public final class UnsupportedValueException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnsupportedValueException(String message) {
    super(message);
  }
}
