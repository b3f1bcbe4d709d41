package io.mazurka.dpor.execution;

/**
 * Says which events depend on each other. If two neighbouring events are independent, their order
 * does not matter. An event is a number, so that sequences of events are arrays; only the code that
 * makes the numbers knows what their bits mean.
 */
public interface Dependence {

  /** The number that is no event. */
  long NONE = -1;

  /** Whether the order of the two events matters. Events of one thread are always dependent. */
  boolean dependent(long first, long second);

  /**
   * Whether two numbers stand for the same event, if both are possible after the same past of their
   * thread.
   */
  boolean same(long first, long second);
}
