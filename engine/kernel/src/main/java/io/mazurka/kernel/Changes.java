package io.mazurka.kernel;

/**
 * Receives what steps change: for each step the slots of the state vector that get another value,
 * each slot at most once, and then its end.
 */
public interface Changes {

  /** The current step gives {@code slot} the value {@code value}. */
  void set(int slot, int value);

  /** The current step is complete; what follows belongs to the next one. */
  void endStep();
}
