package io.mazurka.protocols.engine.fields;

/** Thrown where an expression has no value in a state, such as a field of an empty Optional. */
final class NoValueException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NoValueException(String reason) {
    super(reason);
  }

  /** As it is shown after the word {@code threw}. */
  @Override
  @SuppressWarnings("OverrideThrowableToString")
  public String toString() {
    return "no value: " + getMessage();
  }
}
