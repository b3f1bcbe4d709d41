package io.mazurka.dpor.tree;

import io.mazurka.dpor.execution.Dependence;
import java.util.Arrays;

/** A list of events that grows, as an array of numbers. */
public final class EventList {

  private long[] events = new long[8];
  private int size;

  public int size() {
    return size;
  }

  public long get(int index) {
    return events[index];
  }

  public void add(long event) {
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size++] = event;
  }

  public void addAll(EventList more) {
    for (int index = 0; index < more.size; index++) {
      add(more.events[index]);
    }
  }

  /** Whether the list has this event. */
  public boolean has(long event, Dependence dependence) {
    for (int index = 0; index < size; index++) {
      if (dependence.same(events[index], event)) {
        return true;
      }
    }
    return false;
  }

  public void remove(int index) {
    System.arraycopy(events, index + 1, events, index, size - index - 1);
    size--;
  }

  public void clear() {
    size = 0;
  }
}
