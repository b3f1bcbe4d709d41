package io.mazurka.dpor.execution;

/** Is told of each event as it is taken, and chooses the one to take after it. */
@FunctionalInterface
public interface Guide {

  /**
   * The event to take after {@code taken}, by thread and alternative, or {@link PackedEvent#NONE}.
   */
  long after(long taken);
}
