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
   * @param limit which part has more of what than allowed, in one line
   * @param advice what grows and what can be done about it
   */
  public ModelTooLargeException(String limit, String advice) {
    super(limit + "; " + advice);
    this.limit = limit;
    this.advice = advice;
  }

  /** What a verdict is worth if the exploration ended here. */
  public Guarantee guarantee() {
    return Guarantee.of(Strength.BOUNDED, "stopped because " + limit);
  }

  /** What grows and what can be done about it. */
  public String advice() {
    return advice;
  }
}
