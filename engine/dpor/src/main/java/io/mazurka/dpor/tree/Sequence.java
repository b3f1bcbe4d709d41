package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;

/**
 * A sequence of events that reverses a race if it is run from the state before the earlier event of
 * the race. Independent events in the sequence may change places.
 */
public final class Sequence {

  /** The event is first in no reordering of the sequence and is not independent of it. */
  static final int NEITHER = -2;

  /** The event is not in the sequence and is independent of all its events. */
  static final int INDEPENDENT = -1;

  private final Dependence dependence;
  private final EventList events = new EventList();

  public Sequence(Dependence dependence) {
    this.dependence = dependence;
  }

  public int size() {
    return events.size();
  }

  public long event(int index) {
    return events.get(index);
  }

  public void clear() {
    events.clear();
  }

  public void add(long event) {
    events.add(event);
  }

  public void addAll(EventList more) {
    events.addAll(more);
  }

  /** Removes the events that the last event does not depend on, directly or through others. */
  public void shorten() {
    for (int index = events.size() - 2; index >= 0; index--) {
      if (!isNeeded(index)) {
        events.remove(index);
      }
    }
  }

  private boolean isNeeded(int index) {
    for (int later = index + 1; later < events.size(); later++) {
      if (dependence.dependent(events.get(later), events.get(index))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the sequence can be reordered to begin with the event at {@code index}. */
  public boolean canBeginAt(int index) {
    for (int earlier = 0; earlier < index; earlier++) {
      if (dependence.dependent(events.get(earlier), events.get(index))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the sequence can be reordered to begin with one of {@code some}. */
  public boolean canBeginWithOneOf(EventList some) {
    return isAny(some, 0);
  }

  /**
   * Whether the sequence can come after one of {@code some}: it can be reordered to begin with that
   * event, or is independent of it.
   */
  public boolean canFollowOneOf(EventList some) {
    return isAny(some, INDEPENDENT);
  }

  private boolean isAny(EventList some, int atLeast) {
    for (int index = 0; index < some.size(); index++) {
      if (find(some.get(index)) >= atLeast) {
        return true;
      }
    }
    return false;
  }

  /** Whether the sequence can come after {@code event}; if so, {@code event} is removed from it. */
  boolean follow(long event) {
    int index = find(event);
    if (index >= 0) {
      events.remove(index);
    }
    return index != NEITHER;
  }

  /**
   * The index of {@code event} if the sequence can be reordered to begin with it; otherwise {@link
   * #INDEPENDENT} or {@link #NEITHER}.
   */
  int find(long event) {
    for (int index = 0; index < events.size(); index++) {
      long here = events.get(index);
      if (dependence.dependent(here, event)) {
        return dependence.same(here, event) ? index : NEITHER;
      }
    }
    return INDEPENDENT;
  }
}
