package io.mazurka.kernel.cluster;

import org.jspecify.annotations.Nullable;

/** Thrown when a cluster was lost or ran out of memory, so that there is no verdict. */
public final class ClusterFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * @param message what happened, and what to do about it
   */
  public ClusterFailedException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
