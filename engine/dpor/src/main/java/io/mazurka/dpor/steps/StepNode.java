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

  /** Explored events that must not be explored without others, for planners that mark. */
  final EventList demanding = new EventList();

  /**
   * For each of {@link #demanding} the event that it demands; none if all events would have to be
   * explored.
   */
  final EventList demanded = new EventList();

  StepNode(int[] state) {
    this.state = state;
  }

  @Override
  protected void clear() {
    super.clear();
    backtrack.clear();
    next = 0;
    demanding.clear();
    demanded.clear();
  }

  /** Notes that {@code event} must not be explored without {@code other}. */
  void demand(long event, long other) {
    for (int index = 0; index < demanding.size(); index++) {
      if (demanding.get(index) == event && demanded.get(index) == other) {
        return;
      }
    }
    demanding.add(event);
    demanded.add(other);
  }
}
