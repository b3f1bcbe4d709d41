package io.mazurka.threads.real.turns;

/**
 * An error by which threads of an execution are unwound, because it is over or cannot go on. Code
 * under test throws none.
 */
public abstract sealed class Unwinding extends Error
    permits Abandoned, Refused, Refused.OwnMistake {

  private static final long serialVersionUID = 1L;

  Unwinding(String message) {
    super(message, null, false, false);
  }
}
