package io.mazurka.dpor.execution;

/**
 * A system of processes that take steps, as dynamic reduction sees it. Each step that a process can
 * take is an event of its own. States are vectors.
 */
public interface EventSystem extends Dependence {

  int processes();

  /** The events that a process can take in a state. */
  long[] steps(int process, int[] state);

  /** The process that takes an event. */
  int process(long event);

  /** Changes {@code state}, in which the event is possible, to the state after the event. */
  void take(long event, int[] state);

  /** Whether a step of one process can make a step of another impossible for ever. */
  boolean hasRivals();
}
