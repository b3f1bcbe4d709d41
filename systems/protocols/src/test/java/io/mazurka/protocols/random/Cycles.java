package io.mazurka.protocols.random;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Whether a graph has cycles: states with no step into them are deleted until none is left. */
public final class Cycles {

  private Cycles() {}

  /** Whether there is a cycle of steps that satisfy {@code counted}. */
  static boolean exist(ReferenceGraph graph, Predicate<Action> counted) {
    Map<GlobalState, List<GlobalState>> successors = new HashMap<>();
    for (GlobalState state : graph.states()) {
      successors.put(
          state, graph.actions(state).stream().filter(counted).map(Action::target).toList());
    }
    return exist(successors);
  }

  /** Whether a system has a cycle; all its states are visited. */
  public static boolean exist(TransitionSystem system) {
    Map<IntBuffer, List<IntBuffer>> successors = new HashMap<>();
    Deque<int[]> open = new ArrayDeque<>(system.initialStates());
    Cursor cursor = system.cursor();
    while (!open.isEmpty()) {
      int[] state = open.pop();
      if (!successors.containsKey(IntBuffer.wrap(state))) {
        List<IntBuffer> targets = new ArrayList<>();
        int steps = cursor.load(state);
        for (int step = 0; step < steps; step++) {
          int[] target = cursor.successor(state, step);
          targets.add(IntBuffer.wrap(target));
          open.push(target);
        }
        successors.put(IntBuffer.wrap(state), targets);
      }
    }
    return exist(successors);
  }

  private static <N> boolean exist(Map<N, List<N>> successors) {
    Map<N, Integer> incoming = new HashMap<>();
    successors.values().forEach(all -> all.forEach(one -> incoming.merge(one, 1, Integer::sum)));
    Deque<N> sources = new ArrayDeque<>(successors.keySet());
    sources.removeIf(incoming::containsKey);
    int deleted = 0;
    while (!sources.isEmpty()) {
      deleted++;
      for (N target : successors.getOrDefault(sources.pop(), List.of())) {
        if (incoming.merge(target, -1, Integer::sum) == 0) {
          sources.push(target);
        }
      }
    }
    return deleted < successors.size();
  }
}
