package io.mazurka.dpor.execution;

/**
 * An execution that takes many events in one call. It asks the guide for the next event from within
 * the run. On real threads this is faster than returning to the caller after each event.
 */
public interface GuidedExecution extends Execution {

  /**
   * Goes back to the state after {@code depth} events, takes the event {@code first} and then the
   * events that {@code guide} chooses, until it chooses none.
   */
  void take(int depth, long first, Guide guide);
}
