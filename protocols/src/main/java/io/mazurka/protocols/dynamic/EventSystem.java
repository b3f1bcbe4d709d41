package io.mazurka.protocols.dynamic;

import java.util.List;

/** A system that takes steps, as dynamic reduction sees it. States are vectors. */
public interface EventSystem {

  List<int[]> initialStates();

  int processes();

  /** What a process can do in a state. */
  List<StepEvent> steps(int process, int[] state);

  /** Turns a state, in which the event is possible, into the one after it. */
  void take(StepEvent event, int[] state);

  /** Whether a step of one process can make a step of another impossible for ever. */
  boolean hasRivals();

  /** Whether the event is a step of the transition system, and no decision beside it. */
  default boolean isStep(StepEvent event) {
    return true;
  }

  /** Where the event, which is a step, is among all steps of a state of the transition system. */
  int index(StepEvent event, int[] state);
}
