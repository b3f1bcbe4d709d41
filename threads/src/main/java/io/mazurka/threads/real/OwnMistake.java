package io.mazurka.threads.real;

/** Ends the check from within the code of a thread, because of a mistake that is not the user's. */
public final class OwnMistake extends Error {

  private static final long serialVersionUID = 1L;

  public OwnMistake(String message) {
    super(message, null, false, false);
  }
}
