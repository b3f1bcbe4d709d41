package io.mazurka.nets.symmetry;

import io.mazurka.kernel.symmetry.graph.ColouredGraph;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Evaluated;
import io.mazurka.nets.formula.StateCondition.Fireable;
import java.util.BitSet;
import java.util.List;

/** Conditions on the states of a net as vertices of a graph. */
final class ConditionVertices {

  private final ColouredGraph.Builder graph;
  private final int[] slots;
  private final int[] transitions;

  /**
   * @param slots the vertex of each slot
   * @param transitions the vertex of each transition
   */
  ConditionVertices(ColouredGraph.Builder graph, int[] slots, int[] transitions) {
    this.graph = graph;
    this.slots = slots;
    this.transitions = transitions;
  }

  /** A vertex for a condition. */
  int of(StateCondition condition) {
    if (condition instanceof All all) {
      return joined("all", all.parts());
    } else if (condition instanceof Any any) {
      return joined("any", any.parts());
    } else if (condition instanceof Comparison comparison) {
      return of(comparison);
    } else if (condition instanceof Fireable fireable) {
      int vertex = graph.vertex(List.of("can fire", fireable.wanted()));
      graph.edge(vertex, transitions[fireable.transition()], "transition");
      return vertex;
    } else if (condition instanceof Dead dead) {
      return graph.vertex(List.of("dead", dead.wanted()));
    }
    return of((Evaluated) condition);
  }

  private int joined(String connective, List<StateCondition> parts) {
    int vertex = graph.vertex(connective);
    flattened(connective, parts).forEach(part -> graph.edge(vertex, part, "part"));
    return vertex;
  }

  private List<Integer> flattened(String connective, List<StateCondition> parts) {
    return parts.stream()
        .flatMap(
            part -> {
              boolean same = connective.equals("all") ? part instanceof All : part instanceof Any;
              return same
                  ? flattened(
                      connective, part instanceof All all ? all.parts() : ((Any) part).parts())
                      .stream()
                  : List.of(of(part)).stream();
            })
        .toList();
  }

  private int of(Comparison comparison) {
    int vertex = graph.vertex(List.of("sum", comparison.relation(), comparison.sum().constant()));
    for (int term = 0; term < comparison.sum().size(); term++) {
      graph.edge(vertex, slots[comparison.sum().slot(term)], comparison.sum().coefficient(term));
    }
    return vertex;
  }

  /**
   * Nothing is known of what an expression does with what it reads, so all of it stays in place.
   */
  private int of(Evaluated condition) {
    int vertex = graph.vertex("expression");
    BitSet read = new BitSet();
    condition.addSlots(read);
    read.stream().forEach(slot -> graph.edge(vertex, slots[slot], List.of("slot", slot)));
    return vertex;
  }
}
