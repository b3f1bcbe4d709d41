package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** The facts that still hold in some state reachable from a state. */
final class LaterFacts {

  private LaterFacts() {}

  /** Per state, the facts about all steps that are taken in it or later. */
  static <F> Map<GlobalState, Set<F>> of(
      ReferenceGraph graph, BiFunction<GlobalState, Action, Set<F>> facts) {
    Map<GlobalState, Set<F>> future = new HashMap<>();
    for (GlobalState state : graph.states()) {
      Set<F> now = new HashSet<>();
      graph.actions(state).forEach(action -> now.addAll(facts.apply(state, action)));
      future.put(state, now);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (GlobalState state : graph.states()) {
        for (Action action : graph.actions(state)) {
          changed |= future.get(state).addAll(future.get(action.target()));
        }
      }
    }
    return future;
  }
}
