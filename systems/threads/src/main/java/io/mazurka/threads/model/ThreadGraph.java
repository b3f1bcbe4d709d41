package io.mazurka.threads.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A graph of all that one thread could do, whatever the others do: its local states, the object
 * that each of them accesses, and the local states that may come next.
 */
final class ThreadGraph {

  /** A local state; {@code open} if local states other than {@code successors} may come next. */
  record Place(int object, boolean mayWrite, Set<Integer> successors, boolean open) {}

  private final int objects;
  private final ThreadTable table;
  private final List<Place> places;
  private final @Nullable FutureAccesses[] futures;
  private final Map<Long, FutureAccesses> barredFutures = new HashMap<>();

  ThreadGraph(int objects, ThreadTable table, List<Place> places) {
    this.objects = objects;
    this.table = table;
    this.places = places;
    this.futures = new FutureAccesses[places.size() + 1];
  }

  /** The accesses that the thread may still make from {@code local} on. */
  FutureAccesses future(int local) {
    int known = Math.min(local, places.size());
    FutureAccesses future = futures[known];
    if (future == null) {
      future = explore(local, -1, 0);
      futures[known] = future;
    }
    return future;
  }

  /**
   * The accesses that the thread may still make from {@code local} on, as long as {@code object}
   * stays in the state with this number.
   */
  FutureAccesses futureBarredBy(int object, int objectState, int local) {
    long key = ((long) object << 24 | objectState) << 24 | local;
    return barredFutures.computeIfAbsent(key, any -> explore(local, object, objectState));
  }

  private FutureAccesses explore(int start, int barring, int barringState) {
    FutureAccesses future = new FutureAccesses(objects);
    boolean[] seen = new boolean[places.size()];
    Deque<Integer> waiting = new ArrayDeque<>();
    waiting.add(start);
    while (!waiting.isEmpty()) {
      int local = waiting.remove();
      if (local >= places.size()) {
        return future.orAnything();
      }
      Place place = places.get(local);
      if (seen[local] || (place.object() == barring && isBlocked(local, barringState))) {
        continue;
      }
      seen[local] = true;
      if (place.open()) {
        return future.orAnything();
      }
      if (place.object() < objects && table.state(local).next != null) {
        future.add(place.object(), place.mayWrite());
      }
      waiting.addAll(place.successors());
    }
    return future;
  }

  private boolean isBlocked(int local, int objectState) {
    LocalState state = table.state(local);
    return state.next != null && table.outcome(state, objectState) == LocalState.WAITING;
  }
}
