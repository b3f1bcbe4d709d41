package io.mazurka.temporal.linear;

import io.mazurka.temporal.formula.Word;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.Fulfilment;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Replays an infinite run on a graph and checks everything that is claimed about it. */
final class RunAudit {

  private RunAudit() {}

  static void check(LinearPlan plan, Lasso lasso, Trial trial) {
    GraphPlan graph = plan.graph();
    List<Edge> numbered = graph.numbered();
    List<Edge> edges = IntStream.of(lasso.edges()).mapToObj(numbered::get).toList();
    trial.require("initial", true, graph.initial().contains(lasso.start()));
    List<Integer> states = new ArrayList<>(List.of(lasso.start()));
    for (Edge edge : edges) {
      trial.require("source of an edge", states.get(states.size() - 1), edge.source());
      states.add(edge.target());
    }
    int last = states.get(edges.size());
    boolean stays = lasso.cycleStart() == edges.size();
    if (stays) {
      trial.require("terminal", true, graph.isTerminal(last));
    } else {
      trial.require("closed", states.get(lasso.cycleStart()), last);
      states.remove(edges.size());
    }
    List<Long> labels = states.stream().map(graph.labels()::get).toList();
    trial.require("word", true, new Word(labels, lasso.cycleStart()).satisfies(plan.formula()));
    checkFairness(plan, lasso, stays ? List.of() : edges, last, trial);
  }

  private static void checkFairness(
      LinearPlan plan, Lasso lasso, List<Edge> edges, int last, Trial trial) {
    List<Edge> cycle = edges.isEmpty() ? edges : edges.subList(lasso.cycleStart(), edges.size());
    Fairness fairness = plan.fairness();
    for (int index = 0; index < plan.assumptions().size(); index++) {
      LinearPlan.Assumed assumed = plan.assumptions().get(index);
      boolean taken = cycle.stream().anyMatch(edge -> assumed.actions().contains(edge.action()));
      List<Integer> repeated =
          cycle.isEmpty() ? List.of(last) : cycle.stream().map(Edge::source).toList();
      long enabled =
          repeated.stream().filter(state -> assumed.isEnabled(plan.graph(), state)).count();
      boolean disabled =
          assumed.strength() == Strength.WEAK ? enabled < repeated.size() : enabled == 0;
      trial.require("fair", true, taken || disabled || enabled == 0);
      String way =
          Fulfilment.of(plan.graph().graph(), fairness, index, lasso)
              .map(fulfilment -> fulfilment.way().name())
              .orElse("");
      trial.require(
          "way",
          taken ? "TAKEN" : enabled == 0 ? "NEVER_ENABLED" : disabled ? "DISABLED" : "",
          way);
    }
  }
}
