package io.mazurka.threads.operations;

/**
 * Thrown when a thread uses an object in a forbidden way, for example unlocks a mutex that it does
 * not hold.
 */
public final class MisuseException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what the program did wrong. */
  public MisuseException(String message) {
    super(message);
  }
}
