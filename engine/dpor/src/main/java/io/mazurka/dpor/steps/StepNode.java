package io.mazurka.dpor.steps;

import io.mazurka.dpor.tree.EventList;
import io.mazurka.dpor.tree.StackNode;

/** A state on the stack of an execution of steps. */
public final class StepNode extends StackNode {

  final int[] state;

  /** The events to explore, in order, for planners that plan one event at a time. */
  final EventList backtrack = new EventList();

  /** The number of backtracking points that were handled. */
  int next;

  StepNode(int[] state) {
    this.state = state;
  }

  @Override
  protected void clear() {
    super.clear();
    backtrack.clear();
    next = 0;
  }
}
