package io.mazurka.dpor.execution;

/**
 * An execution that takes events at a stretch. It asks for the next one wherever it stands after
 * the last, so that it need not come back each time: on real threads that would take long.
 */
public interface GuidedExecution extends Execution {

  /**
   * Goes back to where {@code depth} events had been taken, takes the event {@code first} and then
   * whatever {@code guide} tells, until that is none.
   */
  void take(int depth, long first, Guide guide);
}
