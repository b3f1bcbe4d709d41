package io.mazurka.protocols.relations;

import io.mazurka.protocols.views.ProcessComponent;
import io.mazurka.protocols.views.View;

/** A source of the relations between the transitions of a protocol. */
interface RelationSource {

  /** The transitions that a process may still take from a view on. */
  RemainingTransitions remaining(ProcessComponent process, View view);

  /**
   * The relations of a process in a view.
   *
   * @param number the number of the view, or -1 if letters were left out that mean the same as
   *     others
   */
  ViewRelations of(ProcessComponent process, View view, int number);

  /**
   * What it means for relations that a letter waits in a local state: relations are the same
   * whichever letters of equal meaning wait.
   */
  Object meaning(ProcessComponent process, int local, int letter);

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
