package io.mazurka.kernel.dynamic;

/**
 * Decides which executions to run: what to explore from each state on the stack, in view of the
 * races of the executions so far.
 */
abstract class Planner {

  final Stack stack;

  Planner(Stack stack) {
    this.stack = stack;
  }

  /** Whether what was explored from a state is not tried again until something dependent comes. */
  abstract boolean usesSleepSets();

  /** A state was entered: the last one. */
  abstract void enter(Node node);

  /** The next event to explore from the last state, by thread and alternative; or none. */
  abstract long choose(Node node);

  /** The run ends in the last state; nothing was explored from it. */
  abstract void end(Node node, RunEnd end);

  /** How many events are known to be explored from a state after the one being explored now. */
  abstract int ahead(Node node);

  /** How many events lie planned ahead, if this planner makes such plans. */
  long planned() {
    return 0;
  }
}
