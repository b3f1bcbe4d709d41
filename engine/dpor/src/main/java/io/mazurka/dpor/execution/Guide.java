package io.mazurka.dpor.execution;

/** Chooses the event to take after each event that was taken. */
@FunctionalInterface
public interface Guide {

  /**
   * The event to take after {@code taken}, by thread and alternative, or {@link PackedEvent#NONE}.
   */
  long after(long taken);
}
