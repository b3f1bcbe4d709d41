package io.mazurka.nets.machines;

import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.CommandGraph.Edge;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.nets.formula.StateCondition;
import java.util.BitSet;
import java.util.List;

/**
 * Finds the transitions that can change the truth of a condition on states of a net. If one local
 * graph determines a part of the condition, these are the transitions that change the part in the
 * graph; there are none if the part has one truth throughout.
 */
final class MachineVisibility {

  private final MachineProgram program;
  private final List<CommandGraph> graphs;

  MachineVisibility(MachineGraphs graphs) {
    this.program = graphs.program();
    this.graphs = graphs.graphs();
  }

  /**
   * The transitions that can change the truth of {@code condition}.
   *
   * @param concerned the transitions that change a slot on which the condition depends
   */
  BitSet visible(StateCondition condition, BitSet concerned) {
    BitSet visible = new BitSet();
    add(condition, concerned, visible);
    visible.and(concerned);
    return visible;
  }

  private void add(StateCondition condition, BitSet concerned, BitSet visible) {
    BitSet slots = new BitSet();
    condition.addSlots(slots);
    CommandGraph graph =
        graphs.stream().filter(one -> determines(one, slots)).findFirst().orElse(null);
    if (graph != null) {
      addChanging(condition, graph, concerned, visible);
    } else if (condition instanceof StateCondition.All all) {
      all.parts().forEach(part -> add(part, concerned, visible));
    } else if (condition instanceof StateCondition.Any any) {
      any.parts().forEach(part -> add(part, concerned, visible));
    } else {
      visible.or(concerned);
    }
  }

  private boolean determines(CommandGraph graph, BitSet slots) {
    return slots.stream().allMatch(slot -> program.determine(graph.index().variables(), slot));
  }

  private void addChanging(
      StateCondition condition, CommandGraph graph, BitSet concerned, BitSet visible) {
    Projection projection = program.projection(graph.index().variables());
    int[] local = program.program().initialState();
    int[] state = program.system().initialStates().get(0);
    BitSet holds = new BitSet();
    try {
      for (int number = 0; number < graph.size(); number++) {
        graph.write(number, local);
        projection.write(local, state);
        holds.set(number, condition.holds(state));
      }
    } catch (ModelMisbehavedException e) {
      // A part has no value in some local state, which may not even be reachable.
      visible.or(concerned);
      return;
    }
    for (int number = 0; number < graph.size(); number++) {
      for (Edge edge : graph.edges(number)) {
        if (holds.get(number) != holds.get(edge.target())) {
          visible.set(program.transition(edge.command()));
        }
      }
    }
  }
}
