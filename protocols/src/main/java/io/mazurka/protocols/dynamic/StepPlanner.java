package io.mazurka.protocols.dynamic;

import org.jspecify.annotations.Nullable;

/** Decides what to explore from each state on the stack, in view of the executions so far. */
abstract class StepPlanner {

  final Run run;

  StepPlanner(Run run) {
    this.run = run;
  }

  /** Whether what was explored from a state is not tried again until something dependent comes. */
  abstract boolean usesSleepSets();

  /** A state was entered: the last one. */
  abstract void enter(StepNode node);

  /** The next event to explore from the last state, or null. */
  abstract @Nullable StepEvent choose(StepNode node);

  /**
   * What is dependent on an event of a run that has ended, and possible instead of it once {@code
   * sequence} without its end was done, is at the end of {@code sequence}.
   */
  abstract void reverse(StepNode node, StepSequence sequence);

  /** The number of events already planned from a state, after the one being explored now. */
  abstract int ahead(StepNode node);

  /** The number of events planned ahead, if this planner plans ahead. */
  long planned() {
    return 0;
  }

  /** The first possible event that is not asleep, or null. */
  final @Nullable StepEvent anyAwake(StepNode node) {
    for (int process = 0; process < run.system().processes(); process++) {
      for (StepEvent event : run.system().steps(process, node.state)) {
        if (!node.isAsleep(event)) {
          return event;
        }
      }
    }
    return null;
  }
}
