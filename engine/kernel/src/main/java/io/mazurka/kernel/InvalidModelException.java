package io.mazurka.kernel;

import org.jspecify.annotations.Nullable;

/** A model or file is wrong as written: an unknown name, a parameter out of range, bad syntax. */
public final class InvalidModelException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what is wrong with the model. */
  public InvalidModelException(String message) {
    super(message);
  }

  /** Says in a sentence what is wrong with the model, and what has shown it. */
  public InvalidModelException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
