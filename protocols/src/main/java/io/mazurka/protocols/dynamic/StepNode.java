package io.mazurka.protocols.dynamic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A state on the stack, and what was and is to be explored from it. Used again and again. */
final class StepNode {

  final int[] state;

  /** The sleep set: events explored from here, or before, with only independent events since. */
  final List<StepEvent> sleep = new ArrayList<>();

  /** For planners that plan one event at a time: what to explore, in order. */
  final List<StepEvent> backtrack = new ArrayList<>();

  /** By position, the events that happen before the one that was taken from here. */
  final BitSet before = new BitSet();

  /** The number of backtracking points that were handled. */
  int next;

  /** The number of events taken from here. */
  int explored;

  /** For planners that plan ahead: what to explore. */
  @Nullable PlannedEvent plan;

  private @Nullable StepEvent taken;

  StepNode(int length) {
    this.state = new int[length];
  }

  void reset() {
    sleep.clear();
    backtrack.clear();
    next = 0;
    explored = 0;
    plan = null;
    taken = null;
  }

  boolean isAsleep(StepEvent event) {
    return contains(sleep, event);
  }

  static boolean contains(List<StepEvent> events, StepEvent event) {
    for (int index = 0; index < events.size(); index++) {
      if (events.get(index).isSame(event)) {
        return true;
      }
    }
    return false;
  }

  void take(StepEvent event) {
    taken = event;
    explored++;
  }

  /** The event that was taken last. */
  StepEvent taken() {
    if (taken == null) {
      throw new IllegalStateException("nothing was taken");
    }
    return taken;
  }
}
