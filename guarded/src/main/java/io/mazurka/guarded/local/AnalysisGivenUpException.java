package io.mazurka.guarded.local;

/** The local analysis was given up; the message says why. Whoever wanted it can do without. */
public final class AnalysisGivenUpException extends Exception {

  private static final long serialVersionUID = 1L;

  AnalysisGivenUpException(String message) {
    super(message);
  }
}
