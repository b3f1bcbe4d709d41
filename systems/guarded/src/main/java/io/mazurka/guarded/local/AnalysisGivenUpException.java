package io.mazurka.guarded.local;

/**
 * Thrown if the local analysis is given up; the message says why. Callers can do without the
 * analysis.
 */
public final class AnalysisGivenUpException extends Exception {

  private static final long serialVersionUID = 1L;

  AnalysisGivenUpException(String message) {
    super(message);
  }
}
