package io.mazurka.catalogue.cluster;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import org.jspecify.annotations.Nullable;

/** Thrown when a cluster was lost or ran out of memory, so that there is no verdict. */
public final class ClusterFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String advice;
  private final transient Statistics figures;

  /**
   * @param message what happened
   * @param advice what to do about it, in one sentence
   */
  public ClusterFailedException(String message, String advice, @Nullable Throwable cause) {
    this(message, advice, cause, Statistics.none());
  }

  private ClusterFailedException(
      String message, String advice, @Nullable Throwable cause, Statistics figures) {
    super(message, cause);
    this.advice = advice;
    this.figures = figures;
  }

  /** The same exception with the figures of what was explored before. */
  public ClusterFailedException after(Statistics explored) {
    return new ClusterFailedException(String.valueOf(getMessage()), advice, getCause(), explored);
  }

  /** The figures of what was explored before the cluster failed. */
  public Statistics figures() {
    return figures;
  }

  /** What the user can do about the failure, in one sentence. */
  public String advice() {
    return advice;
  }
}
