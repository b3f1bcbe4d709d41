package io.mazurka.kernel.cluster;

import org.jspecify.annotations.Nullable;

/** Thrown when a cluster was lost or ran out of memory, so that there is no verdict. */
public final class ClusterFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String advice;

  /**
   * @param message what happened
   * @param advice what to do about it, in one sentence
   */
  public ClusterFailedException(String message, String advice, @Nullable Throwable cause) {
    super(message, cause);
    this.advice = advice;
  }

  /** What to do about it, in one sentence. */
  public String advice() {
    return advice;
  }
}
