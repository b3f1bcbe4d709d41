package io.mazurka.dpor.execution;

import java.util.List;

/** An event system made from a transition system; it knows which event is which step. */
public interface EventModel extends EventSystem {

  List<int[]> initialStates();

  /** The same system for another worker; equal events have the same number in both. */
  EventModel another();

  /**
   * Whether the event is a step of the transition system, and not only a decision that changes no
   * state.
   */
  default boolean isStep(long event) {
    return true;
  }

  /**
   * The index of the step that the event stands for among all steps of a state of the transition
   * system.
   */
  int index(long event, int[] state);
}
