package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import org.jspecify.annotations.Nullable;

/**
 * A state on the depth-first stack, with what was explored from it. A node is used again for other
 * states.
 */
public abstract class StackNode {

  /** Sequences to explore, if the planner makes such plans. */
  @Nullable WakeupTree plan;

  /** The branch of a wakeup tree that leads on from here, if the planner makes such plans. */
  @Nullable WakeupTree branch;

  private final EventList sleep = new EventList();
  private int explored;
  private long taken = Dependence.NONE;

  /** Forgets everything. */
  protected void clear() {
    plan = null;
    branch = null;
    sleep.clear();
    explored = 0;
    taken = Dependence.NONE;
  }

  /** The number of events explored from this state. */
  public final int explored() {
    return explored;
  }

  /** The event that is being explored or was explored last. */
  public final long taken() {
    return taken;
  }

  /** Restores what was explored from here. */
  final void restore(int count, long last) {
    explored = count;
    taken = last;
  }

  final void take(long event) {
    taken = event;
    explored++;
  }

  /**
   * The sleep set: events that were explored from this state, or from an earlier state with only
   * independent events since.
   */
  public final EventList sleep() {
    return sleep;
  }

  public final boolean isAsleep(long event, Dependence dependence) {
    return sleep.has(event, dependence);
  }

  /**
   * Inherits the sleeping events of {@code parent} that are independent of the event taken there.
   */
  final void inheritSleep(StackNode parent, Dependence dependence) {
    for (int index = 0; index < parent.sleep.size(); index++) {
      long sleeper = parent.sleep.get(index);
      if (!dependence.dependent(sleeper, parent.taken)) {
        sleep.add(sleeper);
      }
    }
  }
}
