package io.mazurka.threads.real.turns;

/**
 * Ends the check from within the code of a thread, because the code does something that cannot be
 * explored.
 */
public final class Refused extends Unwinding {

  private static final long serialVersionUID = 1L;

  public Refused(String message) {
    super(message);
  }

  /**
   * Ends the check in the same way, because of a mistake in this tool and not in the user's code.
   */
  public static final class OwnMistake extends Unwinding {

    private static final long serialVersionUID = 1L;

    public OwnMistake(String message) {
      super(message);
    }
  }
}
