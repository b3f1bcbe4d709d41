package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.RunEnd;

/**
 * Decides which executions to run: which events to explore from each state on the stack, in view of
 * the races of the executions so far.
 */
public abstract class Planner {

  /** Whether explored events sleep: they are not tried again until a dependent event was taken. */
  public abstract boolean usesSleepSets();

  /** The last state on the stack was entered. */
  public abstract void enter();

  /** The next event to explore from the last state, or none. */
  public abstract long choose();

  /** The run ended in the last state, from which nothing was explored. */
  public abstract void end(RunEnd end);

  /**
   * The number of events already planned from the state at {@code position}, after the one being
   * explored now.
   */
  public abstract int ahead(int position);

  /** The most events planned ahead at the end of a run, if this planner plans ahead. */
  public long mostPlanned() {
    return 0;
  }
}
