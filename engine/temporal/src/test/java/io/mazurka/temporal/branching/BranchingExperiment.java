package io.mazurka.temporal.branching;

import io.mazurka.temporal.branching.BranchingResult.Outcome;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Compares the labelling with the naive one, and with what may lie behind unexpanded states.
 *
 * @param mistake what is labelled instead of the graph
 */
record BranchingExperiment(UnaryOperator<GraphPlan> mistake) implements Experiment<BranchingPlan> {

  @Override
  public void run(BranchingPlan plan, Trial trial) {
    BranchingFormula formula = plan.formula();
    GraphPlan graph = plan.graph();
    GraphPlan asked = mistake.apply(graph);
    BranchingResult result =
        BranchingCheck.of(asked.graph(), asked.labelArray(), formula, Headway.UNLIMITED);
    trial.require("outcome", expected(graph, formula), result.outcome());
    boolean value = result.outcome() == Outcome.HOLDS;
    result
        .evidence()
        .ifPresent(
            evidence ->
                trial.require(
                    "shows", true, new EvidenceAudit(graph, evidence).shows(formula, value)));
    if (result.outcome() != Outcome.UNKNOWN && !graph.unexpanded().isEmpty()) {
      Random random = new Random(trial.seed());
      for (int count = 0; count < 5; count++) {
        GraphPlan more = graph.continued(random, 2, 2);
        trial.require("continued", result.outcome(), expected(more, formula));
      }
    }
    trial.count(result.outcome().name());
    trial.count("evidence", result.evidence().isPresent());
    trial.count("cycle", result.evidence().stream().anyMatch(it -> it.cycleStart().isPresent()));
  }

  private static Outcome expected(GraphPlan graph, BranchingFormula formula) {
    if (new NaiveLabelling(graph, false).states(formula).containsAll(graph.initial())) {
      return Outcome.HOLDS;
    }
    return new NaiveLabelling(graph, true).states(formula).containsAll(graph.initial())
        ? Outcome.UNKNOWN
        : Outcome.FAILS;
  }
}
