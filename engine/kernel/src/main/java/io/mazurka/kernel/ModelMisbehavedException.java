package io.mazurka.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A model's own code broke a rule while it ran: for example, it threw an exception or is not
 * deterministic.
 */
public final class ModelMisbehavedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says in a sentence what the model did. */
  public ModelMisbehavedException(String message) {
    super(message);
  }

  /** Says in a sentence what the model did, and what it threw. */
  public ModelMisbehavedException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
