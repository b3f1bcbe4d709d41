package io.mazurka.dpor.execution;

/**
 * Which events depend on each other. An event is a number, so that sequences of events are arrays;
 * only those who make the numbers know the meaning of the bits. The order of two events that are
 * next to each other and independent does not matter.
 */
public interface Dependence {

  /** The number that is no event. */
  long NONE = -1;

  /** Whether the order of the two events matters. Events of one thread are always dependent. */
  boolean dependent(long first, long second);

  /** Whether two events that are possible after the same past of their thread are one event. */
  boolean same(long first, long second);
}
