package io.mazurka.dpor.execution;

import java.util.List;

/** An event system that stands for a transition system, and knows the steps of that. */
public interface EventModel extends EventSystem {

  List<int[]> initialStates();

  /** Whether the event is a step of the transition system, and no decision beside it. */
  default boolean isStep(long event) {
    return true;
  }

  /** Where the event, which is a step, is among all steps of a state of the transition system. */
  int index(long event, int[] state);
}
