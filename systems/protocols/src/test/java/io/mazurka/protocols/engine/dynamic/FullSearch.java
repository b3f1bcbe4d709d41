package io.mazurka.protocols.engine.dynamic;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.value.bytes.Fingerprint;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;

/** Every state that can be reached from one initial state, found in the plainest way. */
record FullSearch(boolean finished, Set<List<Long>> terminal, Set<String> violated) {

  static FullSearch of(
      TransitionSystem system, List<Property> checked, int[] initial, int mostStates) {
    int slots = system.initialStates().get(0).length;
    Cursor cursor = system.cursor();
    Set<List<Integer>> seen = new HashSet<>();
    Queue<int[]> open = new ArrayDeque<>(List.of(Arrays.copyOf(initial, slots)));
    Set<List<Long>> terminal = new HashSet<>();
    Set<String> violated = new HashSet<>();
    while (!open.isEmpty() && seen.size() < mostStates) {
      int[] state = open.remove();
      if (seen.add(Arrays.stream(state).boxed().toList())) {
        StateProperty.ofEveryState(checked).stream()
            .filter(invariant -> invariant.decider().holds(state))
            .forEach(invariant -> violated.add(invariant.name()));
        int count = cursor.load(state);
        if (IntStream.range(0, count)
            .allMatch(step -> system.transitions().get(cursor.transition(step)).optional())) {
          terminal.add(
              IntStream.range(0, slots)
                  .mapToObj(slot -> Fingerprint.of(system.values().encode(slot, state[slot])))
                  .toList());
        }
        for (int step = 0; step < count; step++) {
          open.add(cursor.successor(state, step));
        }
      }
    }
    return new FullSearch(open.isEmpty(), terminal, violated);
  }
}
