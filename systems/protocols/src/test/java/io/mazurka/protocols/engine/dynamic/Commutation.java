package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.EventModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * What it means that events are independent, by definition: in no state does one make the other
 * possible or impossible, and if both are possible their order does not matter.
 */
final class Commutation {

  private final EventModel system;

  private Commutation(EventModel system) {
    this.system = system;
  }

  /** A pair of events that are called independent and are not, if there is one. */
  static Optional<String> mistake(EventModel system, int[] initial, int mostStates) {
    Commutation commutation = new Commutation(system);
    Set<List<Integer>> seen = new HashSet<>();
    Queue<int[]> open = new ArrayDeque<>(List.of(initial));
    while (!open.isEmpty() && seen.size() < mostStates) {
      int[] state = open.remove();
      if (seen.add(Arrays.stream(state).boxed().toList())) {
        for (long event : commutation.possible(state)) {
          open.add(commutation.after(event, state));
          Optional<String> mistake = commutation.mistake(event, state);
          if (mistake.isPresent()) {
            return mistake;
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> mistake(long event, int[] state) {
    int[] after = after(event, state);
    for (long other : possible(state)) {
      if (!system.dependent(other, event)
          && !(contains(possible(after), other)
              && Arrays.equals(after(other, after), after(event, after(other, state))))) {
        return Optional.of("%s and %s do not commute".formatted(event, other));
      }
    }
    for (long other : possible(after)) {
      if (!system.dependent(other, event) && !contains(possible(state), other)) {
        return Optional.of("%s makes %s possible".formatted(event, other));
      }
    }
    return Optional.empty();
  }

  private int[] after(long event, int[] state) {
    int[] next = state.clone();
    system.take(event, next);
    return next;
  }

  private boolean contains(List<Long> events, long event) {
    return events.stream().anyMatch(one -> system.same(one, event));
  }

  private List<Long> possible(int[] state) {
    List<Long> all = new ArrayList<>();
    for (int process = 0; process < system.processes(); process++) {
      Arrays.stream(system.steps(process, state)).forEach(all::add);
    }
    return all;
  }
}
