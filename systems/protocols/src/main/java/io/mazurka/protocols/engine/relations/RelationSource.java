package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;

/** A source of the relations between the transitions of a protocol. */
interface RelationSource {

  /** The transitions that a process may still take from a view on. */
  RemainingTransitions remaining(ProcessComponent process, View view);

  /**
   * The relations of a process in a view.
   *
   * @param number the number of the view, or -1 if the view is a sketch that omits letters with the
   *     same meaning as others
   */
  ViewRelations of(ProcessComponent process, View view, int number);

  /**
   * The meaning of a waiting letter in a local state. Relations do not depend on which of several
   * letters with equal meanings wait.
   */
  Object meaning(ProcessComponent process, int local, int letter);

  /**
   * Adds the transitions that can still send one of some letters.
   *
   * @param letters the number of a set of letters that a {@link RelatedTransitions} named
   * @param locals the local state of each process, or {@link RemainingTransitions#CRASHED}
   */
  void addSenders(int letters, int[] locals, long[] set);

  /**
   * Whether one of some letters may still be consumed; {@code letters} is a number as in the rivals
   * of {@link RelatedTransitions}.
   */
  boolean mayBeConsumed(int letters, int[] locals);
}
