package io.mazurka.dpor.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Another order of the events of an execution that respects happens-before, with the fewest context
 * switches: the easiest one to read.
 *
 * <p>This is a breadth-first search by the number of switches. A point says how many events each
 * thread has taken. From each point every thread is run as far as it can go, which is never worse
 * than stopping it earlier. Very long executions, for which the search takes too long, keep their
 * order.
 */
public final class ReadableOrder {

  private static final int MOST_POINTS = 100_000;

  private final History history;
  private final List<List<Integer>> threads = new ArrayList<>();

  /** How many events each thread has taken, and the point before. */
  private record Point(List<Integer> done, @Nullable Point previous, int thread) {}

  private ReadableOrder(History history) {
    this.history = history;
    for (int event = 0; event < history.length(); event++) {
      int thread = PackedEvent.thread(history.access(event));
      while (threads.size() <= thread) {
        threads.add(new ArrayList<>());
      }
      threads.get(thread).add(event);
    }
  }

  /** The events of {@code history} in the new order. */
  public static List<Integer> of(History history) {
    return new ReadableOrder(history).search();
  }

  private List<Integer> search() {
    Point start = new Point(Collections.nCopies(threads.size(), 0), null, -1);
    Set<List<Integer>> seen = new HashSet<>(List.of(start.done()));
    Deque<Point> queue = new ArrayDeque<>(List.of(start));
    while (!queue.isEmpty() && seen.size() < MOST_POINTS) {
      Point point = queue.remove();
      if (point.done().stream().mapToInt(count -> count).sum() == history.length()) {
        return events(point);
      }
      for (int thread = 0; thread < threads.size(); thread++) {
        Point following = run(point, thread);
        if (following != null && seen.add(following.done())) {
          queue.add(following);
        }
      }
    }
    List<Integer> unchanged = new ArrayList<>();
    for (int event = 0; event < history.length(); event++) {
      unchanged.add(event);
    }
    return unchanged;
  }

  /** Runs {@code thread} as far as it can go; null if it cannot go at all. */
  private @Nullable Point run(Point point, int thread) {
    List<Integer> done = new ArrayList<>(point.done());
    List<Integer> events = threads.get(thread);
    int next = done.get(thread);
    while (next < events.size() && isReady(events.get(next), thread, done)) {
      next++;
    }
    if (next == done.get(thread)) {
      return null;
    }
    done.set(thread, next);
    return new Point(List.copyOf(done), point, thread);
  }

  private boolean isReady(int event, int thread, List<Integer> done) {
    for (int other = 0; other < done.size(); other++) {
      if (other != thread && history.clock(event, other) > done.get(other)) {
        return false;
      }
    }
    return true;
  }

  private List<Integer> events(Point end) {
    Deque<List<Integer>> parts = new ArrayDeque<>();
    Point point = end;
    while (point.previous() != null) {
      Point previous = point.previous();
      int thread = point.thread();
      parts.push(
          threads.get(thread).subList(previous.done().get(thread), point.done().get(thread)));
      point = previous;
    }
    List<Integer> order = new ArrayList<>();
    parts.forEach(order::addAll);
    return order;
  }
}
