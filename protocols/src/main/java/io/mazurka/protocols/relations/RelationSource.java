package io.mazurka.protocols.relations;

import io.mazurka.protocols.views.ProcessComponent;

/** A source of the relations between the transitions of a protocol. */
interface RelationSource {

  /** The transitions that a process may still take from a view on. */
  RemainingTransitions remaining(ProcessComponent process, int view);

  /** The relations of a process in a view. */
  ViewRelations of(ProcessComponent process, int view);

  /**
   * Adds who can still send one of some letters.
   *
   * @param letters the number of a set of letters that a {@link RelatedTransitions} named
   * @param locals the local state of each process, or that it has crashed
   */
  void addSenders(int letters, int[] locals, long[] set);

  /** Whether one of some letters may still be consumed; numbers are as those of rivals. */
  boolean mayBeConsumed(int letters, int[] locals);
}
