package io.mazurka.protocols.random;

import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Whether a graph has cycles: states with no step into them are deleted until none is left. */
final class Cycles {

  private Cycles() {}

  /** Whether there is a cycle of steps that satisfy {@code counted}. */
  static boolean exist(ReferenceGraph graph, Predicate<Action> counted) {
    Map<GlobalState, Integer> incoming = new HashMap<>();
    for (GlobalState state : graph.states()) {
      graph.actions(state).stream()
          .filter(counted)
          .forEach(action -> incoming.merge(action.target(), 1, Integer::sum));
    }
    Deque<GlobalState> sources = new ArrayDeque<>(graph.states());
    sources.removeIf(incoming::containsKey);
    int deleted = 0;
    while (!sources.isEmpty()) {
      deleted++;
      for (Action action : graph.actions(sources.pop())) {
        if (counted.test(action) && incoming.merge(action.target(), -1, Integer::sum) == 0) {
          sources.push(action.target());
        }
      }
    }
    return deleted < graph.states().size();
  }
}
