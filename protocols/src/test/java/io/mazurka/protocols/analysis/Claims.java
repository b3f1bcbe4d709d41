package io.mazurka.protocols.analysis;

import io.mazurka.protocols.analysis.Claim.Evidence;
import io.mazurka.protocols.reference.Action;
import io.mazurka.protocols.reference.GlobalState;
import java.util.ArrayList;
import java.util.List;

/** Holds what {@link Claim} names against a state graph. */
final class Claims {

  private Claims() {}

  static Evidence uncoveredSteps(AnalysedGraph graph) {
    List<String> against = new ArrayList<>();
    int steps = 0;
    for (GlobalState state : graph.graph.states()) {
      for (int process = 0; process < graph.processes.size(); process++) {
        if (graph.local(state, process) == null || graph.inbox(state, process).contains(null)) {
          against.add("unknown local state or letter in " + state);
        }
      }
      for (Action action : graph.graph.actions(state)) {
        steps++;
        if (graph.step(state, action) == null) {
          against.add("unknown step %s in %s".formatted(action, state));
        }
      }
    }
    return new Evidence(steps, against);
  }
}
