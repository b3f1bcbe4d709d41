package io.mazurka.kernel.cluster;

import org.jspecify.annotations.Nullable;

/** Thrown when a cluster cannot be reached or was lost, so that there is no verdict. */
public final class ClusterFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean memory;

  private ClusterFailedException(String message, boolean memory, @Nullable Throwable cause) {
    super(message, cause);
    this.memory = memory;
  }

  /** It cannot be reached, or is no longer there. */
  public static ClusterFailedException lost(String message, @Nullable Throwable cause) {
    return new ClusterFailedException(message, false, cause);
  }

  /** It ran out of memory. */
  public static ClusterFailedException full(String message, @Nullable Throwable cause) {
    return new ClusterFailedException(message, true, cause);
  }

  /** Whether memory was the reason. */
  public boolean isOfMemory() {
    return memory;
  }
}
