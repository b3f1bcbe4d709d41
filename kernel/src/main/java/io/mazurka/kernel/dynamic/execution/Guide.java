package io.mazurka.kernel.dynamic.execution;

/** Someone who is told of each event as it is taken, and tells which one to take after it. */
@FunctionalInterface
public interface Guide {

  /**
   * The event to take after {@code taken}, by thread and alternative, or {@link PackedEvent#NONE}.
   */
  long after(long taken);
}
