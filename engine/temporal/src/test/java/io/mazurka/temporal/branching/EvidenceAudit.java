package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Replays a path on a graph and checks that it is evidence for a formula. */
final class EvidenceAudit {

  private final GraphPlan graph;
  private final List<Integer> states = new ArrayList<>();
  private final int cycleStart;

  /** Fails if the path does not belong to the graph. */
  EvidenceAudit(GraphPlan graph, Evidence evidence) {
    this.graph = graph;
    List<Edge> numbered = graph.numbered();
    states.add(evidence.start());
    for (int edge : evidence.edges()) {
      require(numbered.get(edge).source() == states.get(states.size() - 1), "broken path");
      states.add(numbered.get(edge).target());
    }
    require(graph.initial().contains(evidence.start()), "not initial");
    cycleStart = evidence.cycleStart().orElse(-1);
    if (cycleStart >= 0) {
      int last = states.remove(states.size() - 1);
      require(states.size() > cycleStart && states.get(cycleStart) == last, "open cycle");
    }
  }

  private static void require(boolean met, String otherwise) {
    if (!met) {
      throw new AssertionError(otherwise);
    }
  }

  boolean shows(BranchingFormula formula, boolean value) {
    return shows(formula, value, 0);
  }

  /** Whether a formula has a value at a position, and the path from there shows it if it can. */
  private boolean shows(BranchingFormula formula, boolean value, int at) {
    if (has(formula, value, at)) {
      if (formula instanceof BranchingFormula.Not not) {
        return shows(not.operand(), !value, at);
      } else if (formula instanceof BranchingFormula.And and) {
        return shows(and.left(), value, at) || shows(and.right(), value, at);
      } else if (formula instanceof BranchingFormula.Or or) {
        return shows(or.left(), value, at) || shows(or.right(), value, at);
      } else if (value && formula instanceof BranchingFormula.SomeNext next) {
        return next(at) >= 0 && shows(next.operand(), true, next(at));
      } else if (value && formula instanceof BranchingFormula.SomeUntil until) {
        return IntStream.range(at, states.size())
            .anyMatch(
                goal ->
                    shows(until.right(), true, goal)
                        && IntStream.range(at, goal)
                            .allMatch(before -> has(until.left(), true, before)));
      } else if (value && formula instanceof BranchingFormula.SomeAlways always) {
        boolean endless = cycleStart >= 0 || graph.isTerminal(states.get(states.size() - 1));
        return endless
            && IntStream.range(at, states.size())
                .allMatch(each -> has(always.operand(), true, each));
      }
      return true;
    }
    return false;
  }

  private boolean has(BranchingFormula formula, boolean value, int at) {
    return new NaiveLabelling(graph, !value).states(formula).contains(states.get(at)) == value;
  }

  private int next(int at) {
    return at + 1 < states.size() ? at + 1 : cycleStart;
  }
}
