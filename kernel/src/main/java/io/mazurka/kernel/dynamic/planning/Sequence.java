package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.History;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import java.util.Arrays;

/**
 * A sequence of events that, run from the state before the earlier event of a race, reverses it.
 */
final class Sequence implements WakeupTree.Plan<PlannedAccess> {

  /** The event comes first in no reordering of the sequence, nor commutes with it. */
  static final int NEITHER = -2;

  /** The event is not in the sequence and is independent of all of it. */
  static final int INDEPENDENT = -1;

  private long[] events = new long[32];
  private int size;

  @Override
  public int size() {
    return size;
  }

  @Override
  public PlannedAccess node(int index) {
    return new PlannedAccess(events[index]);
  }

  @Override
  public boolean follows(PlannedAccess node) {
    int index = find(node.event());
    if (index >= 0) {
      remove(index);
    }
    return index != NEITHER;
  }

  /**
   * Becomes the events before {@code end} that do not happen after {@code earlier}, then {@code
   * later} as it turns out after these.
   */
  void notAfter(Stack stack, int earlier, int later, int end, int thread) {
    History history = stack.history();
    size = 0;
    for (int event = earlier + 1; event < end; event++) {
      if (!history.happensBefore(earlier, event)) {
        add(history.access(event));
      }
    }
    addReversed(stack, earlier, later, thread);
  }

  /** Becomes those of the events between that also happen before {@code later}, then that one. */
  void leadingTo(Stack stack, int earlier, int later, int thread) {
    History history = stack.history();
    int last = later < history.length() ? later : history.lastOfThread(thread);
    size = 0;
    for (int event = earlier + 1; event <= last && event < later; event++) {
      if (history.happensBefore(event, last) && !history.happensBefore(earlier, event)) {
        add(history.access(event));
      }
    }
    addReversed(stack, earlier, later, thread);
  }

  private void addReversed(Stack stack, int earlier, int later, int thread) {
    History history = stack.history();
    long access = later < history.length() ? history.access(later) : stack.next(thread);
    long reversed =
        PackedEvent.isConditional(access) ? stack.before(earlier, later, thread) : access;
    add(reversed);
  }

  private void add(long event) {
    if (size == events.length) {
      events = Arrays.copyOf(events, 2 * size);
    }
    events[size++] = event;
  }

  private void remove(int index) {
    System.arraycopy(events, index + 1, events, index, size - index - 1);
    size--;
  }

  /** The threads whose first event has nothing before it that it depends on. */
  long initials() {
    long initials = 0;
    long seen = 0;
    for (int index = 0; index < size; index++) {
      long thread = 1L << PackedEvent.thread(events[index]);
      if ((seen & thread) == 0 && !dependsOnEarlier(index)) {
        initials |= thread;
      }
      seen |= thread;
    }
    return initials;
  }

  private boolean dependsOnEarlier(int index) {
    for (int earlier = 0; earlier < index; earlier++) {
      if (PackedEvent.conflict(events[earlier], events[index])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Where {@code event} is if the sequence can be reordered to begin with it; else {@link
   * #INDEPENDENT} or {@link #NEITHER}.
   */
  int find(long event) {
    for (int index = 0; index < size; index++) {
      if (PackedEvent.sameThread(events[index], event)) {
        return PackedEvent.sameAlternative(events[index], event) ? index : NEITHER;
      }
      if (PackedEvent.conflict(events[index], event)) {
        return NEITHER;
      }
    }
    return INDEPENDENT;
  }
}
