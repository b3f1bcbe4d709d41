package io.mazurka.dpor.execution;

/**
 * An execution of a transition system. Each thread is a transition, by its number; the alternatives
 * of a thread are the steps of the transition in order.
 */
public interface VisibleExecution extends Execution {

  /** Goes back to the state before the first event. */
  void restart();

  /** The current state, as a vector that is valid until the next event. */
  int[] state();

  /** Whether all assumptions are met; a thread stops for good at an assumption that is not. */
  default boolean meetsAssumptions() {
    return true;
  }

  /**
   * The loop that keeps a thread busy in a run that is cut short here, in words; empty if it is not
   * known.
   */
  default String loop() {
    return "";
  }
}
