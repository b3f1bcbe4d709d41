package io.mazurka.kernel;

import io.mazurka.kernel.Guarantee.Strength;

/**
 * A part of a model outgrew the table of its values. This is a limit of the exploration, which ends
 * here, and not a fault of the model.
 */
public final class ModelTooLargeException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String limit;
  private final String advice;

  /**
   * @param limit which part has more values than allowed, in one line
   * @param advice what grows and what the user can do about it
   */
  public ModelTooLargeException(String limit, String advice) {
    super(limit + "; " + advice);
    this.limit = limit;
    this.advice = advice;
  }

  /** The guarantee of an exploration that ended because of this exception. */
  public Guarantee guarantee() {
    return Guarantee.of(Strength.BOUNDED, "stopped because " + limit);
  }

  /** What grows and what the user can do about it. */
  public String advice() {
    return advice;
  }
}
