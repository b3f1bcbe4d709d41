package io.mazurka.kernel;

/**
 * Receives the changes that steps make: for each step, the slots of the state vector that get
 * another value, each slot at most once, and then the end of the step.
 */
public interface Changes {

  /** The current step gives {@code slot} the value {@code value}. */
  void set(int slot, int value);

  /** The current step is complete; the changes that follow belong to the next step. */
  void endStep();
}
