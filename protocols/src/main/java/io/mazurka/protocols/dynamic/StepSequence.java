package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.dynamic.planning.WakeupTree;
import java.util.ArrayList;
import java.util.List;

/** Events that could come one after the other, in an order that may change. */
final class StepSequence implements WakeupTree.Plan<PlannedEvent> {

  /** Every event can come before this one or after it. */
  static final int INDEPENDENT = -1;

  /** It is dependent on an event that is not the same, or comes after such. */
  static final int NEITHER = -2;

  private final List<StepEvent> events = new ArrayList<>();

  void set(List<StepEvent> all, StepEvent last) {
    events.clear();
    events.addAll(all);
    events.add(last);
  }

  @Override
  public int size() {
    return events.size();
  }

  StepEvent event(int index) {
    return events.get(index);
  }

  @Override
  public PlannedEvent node(int index) {
    return new PlannedEvent(events.get(index));
  }

  @Override
  public boolean follows(PlannedEvent node) {
    StepEvent event = node.event();
    int index = event == null ? NEITHER : find(event);
    if (index >= 0) {
      events.remove(index);
    }
    return index != NEITHER;
  }

  /** Leaves only what the last event cannot do without. */
  void shorten() {
    for (int index = events.size() - 2; index >= 0; index--) {
      if (isIndependent(events.get(index), index + 1, events.size())) {
        events.remove(index);
      }
    }
  }

  private boolean isIndependent(StepEvent event, int from, int to) {
    for (int index = from; index < to; index++) {
      if (events.get(index).dependsOn(event)) {
        return false;
      }
    }
    return true;
  }

  /** Where {@code event} is if the sequence can begin with it; else one of the constants. */
  int find(StepEvent event) {
    for (int index = 0; index < events.size(); index++) {
      StepEvent here = events.get(index);
      if (here.dependsOn(event)) {
        return here.isSame(event) ? index : NEITHER;
      }
    }
    return INDEPENDENT;
  }

  /** Whether it can be reordered to begin with one of {@code some}. */
  boolean beginsWithOneOf(List<StepEvent> some) {
    return isAny(some, 0);
  }

  /** Whether it can come after one of {@code some}, which is in it or is independent of it. */
  boolean canFollowOneOf(List<StepEvent> some) {
    return isAny(some, INDEPENDENT);
  }

  private boolean isAny(List<StepEvent> some, int atLeast) {
    for (int index = 0; index < some.size(); index++) {
      if (find(some.get(index)) >= atLeast) {
        return true;
      }
    }
    return false;
  }
}
