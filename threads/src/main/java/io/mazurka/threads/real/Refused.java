package io.mazurka.threads.real;

/** Ends the check from within the code of a thread, which does what cannot be explored. */
public final class Refused extends Unwinding {

  private static final long serialVersionUID = 1L;

  public Refused(String message) {
    super(message);
  }

  /** Ends the check in the same way, because of a mistake that is not the user's. */
  public static final class OwnMistake extends Unwinding {

    private static final long serialVersionUID = 1L;

    public OwnMistake(String message) {
      super(message);
    }
  }
}
