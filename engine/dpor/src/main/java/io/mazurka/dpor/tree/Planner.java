package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.RunEnd;

/**
 * Decides which executions to run: what to explore from each state on the stack, in view of the
 * races of the executions so far.
 */
public abstract class Planner {

  /** Whether what was explored from a state is not tried again until something dependent comes. */
  public abstract boolean usesSleepSets();

  /** A state was entered: the last one. */
  public abstract void enter();

  /** The next event to explore from the last state, or none. */
  public abstract long choose();

  /** The run ends in the last state; nothing was explored from it. */
  public abstract void end(RunEnd end);

  /**
   * The number of events already planned from the state at {@code position}, after the one being
   * explored now.
   */
  public abstract int ahead(int position);

  /** The number of events planned ahead, if this planner plans ahead. */
  public long planned() {
    return 0;
  }
}
