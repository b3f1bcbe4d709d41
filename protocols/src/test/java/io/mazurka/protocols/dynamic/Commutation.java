package io.mazurka.protocols.dynamic;

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

  private final EventSystem system;

  private Commutation(EventSystem system) {
    this.system = system;
  }

  /** A pair of events that are called independent and are not, if there is one. */
  static Optional<String> mistake(EventSystem system, int[] initial, int mostStates) {
    Commutation commutation = new Commutation(system);
    Set<List<Integer>> seen = new HashSet<>();
    Queue<int[]> open = new ArrayDeque<>(List.of(initial));
    while (!open.isEmpty() && seen.size() < mostStates) {
      int[] state = open.remove();
      if (seen.add(Arrays.stream(state).boxed().toList())) {
        for (StepEvent event : commutation.possible(state)) {
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

  private Optional<String> mistake(StepEvent event, int[] state) {
    int[] after = after(event, state);
    for (StepEvent other : possible(state)) {
      if (!other.dependsOn(event)
          && !(StepNode.contains(possible(after), other)
              && Arrays.equals(after(other, after), after(event, after(other, state))))) {
        return Optional.of("%s and %s do not commute".formatted(event, other));
      }
    }
    for (StepEvent other : possible(after)) {
      if (!other.dependsOn(event) && !StepNode.contains(possible(state), other)) {
        return Optional.of("%s makes %s possible".formatted(event, other));
      }
    }
    return Optional.empty();
  }

  private int[] after(StepEvent event, int[] state) {
    int[] next = state.clone();
    system.take(event, next);
    return next;
  }

  private List<StepEvent> possible(int[] state) {
    List<StepEvent> all = new ArrayList<>();
    for (int process = 0; process < system.processes(); process++) {
      all.addAll(system.steps(process, state));
    }
    return all;
  }
}
