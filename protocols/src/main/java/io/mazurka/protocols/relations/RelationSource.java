package io.mazurka.protocols.relations;

import io.mazurka.protocols.views.ProcessComponent;

/** Where the relations between the transitions of a protocol come from. */
interface RelationSource {

  /** What a process may still do from a view on. */
  RemainingTransitions outlook(ProcessComponent process, int view);

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
