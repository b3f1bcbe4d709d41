package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import java.util.Arrays;

/**
 * The reversible races of one event with earlier ones: pairs of dependent events of different
 * threads with nothing in between that orders them, of which the later one could have come first.
 *
 * <p>A blocking event races with the last access before which it would have been enabled, however
 * many accesses, such as releases, come after that.
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

  /** Finds the races of the next event of {@code thread}, if that is blocked; else none. */
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

  /** Whether a race found already orders {@code event} before the later one. */
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
