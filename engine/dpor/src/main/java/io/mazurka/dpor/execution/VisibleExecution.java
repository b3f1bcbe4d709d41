package io.mazurka.dpor.execution;

/**
 * An execution of a transition system: its threads are the numbers of transitions, and their
 * alternatives the steps of these in order.
 */
public interface VisibleExecution extends Execution {

  /** Goes back to where no event had been taken. */
  void restart();

  /** The state it is in, as a vector that is valid until the next event. */
  int[] state();

  /** Whether no thread has stopped for good because something it assumes is not so. */
  default boolean meetsAssumptions() {
    return true;
  }

  /** What keeps a thread busy in a run that is cut short here, in words; empty if not known. */
  default String loop() {
    return "";
  }
}
