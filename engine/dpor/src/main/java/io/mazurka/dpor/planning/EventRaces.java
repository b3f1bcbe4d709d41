package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.Arrays;

/**
 * Finds the reversible races of one event with earlier events. A race is a pair of dependent events
 * of different threads that no event in between orders, of which the later event could have come
 * first.
 *
 * <p>An event that may block races with the last access before which it would not have blocked.
 * Accesses after that one, such as releases of a lock, do not count.
 */
final class EventRaces {

  private final ThreadStack stack;
  private int[] found = new int[8];
  private int count;

  EventRaces(ThreadStack stack) {
    this.stack = stack;
  }

  int count() {
    return count;
  }

  int earlier(int race) {
    return found[race];
  }

  /** Finds the races of an event that was taken. */
  void findOf(int event) {
    History history = stack.history();
    find(
        history.access(event),
        event,
        history.previousOfThread(event),
        history.previousOnObject(event));
  }

  /**
   * Finds the races of the next event of {@code thread} if that event is blocked; otherwise finds
   * none.
   */
  void findOfBlocked(int thread) {
    long access = stack.next(thread);
    count = 0;
    if (access == PackedEvent.NONE || !PackedEvent.isBlocked(access)) {
      return;
    }
    History history = stack.history();
    find(
        access,
        history.length(),
        history.lastOfThread(thread),
        history.lastOnObject(PackedEvent.object(access)));
  }

  private void find(long taken, int later, int previous, int from) {
    History history = stack.history();
    long access = PackedEvent.ordinary(taken);
    count = 0;
    for (int event = from; event >= 0; event = history.previousOnObject(event)) {
      long earlier = PackedEvent.ordinary(history.access(event));
      if (!PackedEvent.conflict(earlier, access)) {
        continue;
      }
      boolean known = previous >= 0 && history.happensBefore(event, previous);
      if (!known && !isCovered(event)) {
        if (PackedEvent.isConditional(access) && isBlockedBefore(event, later, access)) {
          continue;
        }
        add(event);
      }
      if (PackedEvent.isWrite(earlier)) {
        return;
      }
    }
  }

  private boolean isBlockedBefore(int event, int later, long access) {
    return PackedEvent.isBlocked(stack.before(event, later, PackedEvent.thread(access)));
  }

  /** Whether {@code event} happens before the earlier event of a race that was already found. */
  private boolean isCovered(int event) {
    for (int race = 0; race < count; race++) {
      if (stack.history().happensBefore(event, found[race])) {
        return true;
      }
    }
    return false;
  }

  private void add(int event) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = event;
  }
}
