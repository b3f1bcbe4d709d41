package io.mazurka.temporal.branching;

import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.branching.BranchingResult.Outcome;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.formula.StarReading;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.linear.Emptiness;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Compares verdicts on formulas of CTL* with the definition, also on what may lie behind unexpanded
 * states.
 *
 * @param mistake what is examined instead of the graph
 */
record StarExperiment(UnaryOperator<GraphPlan> mistake) implements Experiment<StarPlan> {

  @Override
  public void run(StarPlan plan, Trial trial) {
    GraphPlan graph = plan.graph();
    StarFormula formula = plan.formula();
    BranchingResult result = result(mistake.apply(graph), formula);
    Outcome outcome = result.outcome();
    if (graph.unexpanded().isEmpty()) {
      trial.require("outcome", expected(graph, formula), outcome);
    } else if (outcome != Outcome.UNKNOWN) {
      Random random = new Random(trial.seed());
      for (int count = 0; count < 5; count++) {
        GraphPlan more = graph.continued(random, 2, 3);
        trial.require("continued", expected(more, formula), outcome);
      }
    }
    if (graph.initial().size() == 1) {
      Outcome negated = result(mistake.apply(graph), new StarFormula.Not(formula)).outcome();
      trial.require("negated", opposite(outcome), negated);
    }
    Optional<LinearFormula> linear = StarReading.linear(formula);
    if (linear.isPresent() && graph.unexpanded().isEmpty()) {
      trial.require("linear", linear(graph, linear.get()), outcome);
    }
    result.evidence().ifPresent(evidence -> review(plan, outcome, evidence, trial));
    trial.count(outcome.name());
    trial.count("linear", linear.isPresent());
    trial.count("quantified paths", !StarReading.branching(formula).isPlain());
    trial.count("paths within paths", depth(formula) > 1);
    trial.count(
        "decided although open", !graph.unexpanded().isEmpty() && outcome != Outcome.UNKNOWN);
  }

  private static int depth(StarFormula formula) {
    int inside = formula.operands().stream().mapToInt(StarExperiment::depth).max().orElse(0);
    return formula instanceof StarFormula.SomePath ? inside + 1 : inside;
  }

  private static Outcome opposite(Outcome outcome) {
    return switch (outcome) {
      case HOLDS -> Outcome.FAILS;
      case FAILS -> Outcome.HOLDS;
      case UNKNOWN -> Outcome.UNKNOWN;
    };
  }

  private static BranchingResult result(GraphPlan graph, StarFormula formula) {
    return BranchingCheck.of(
        graph.graph(), graph.labelArray(), StarReading.branching(formula), Headway.UNLIMITED);
  }

  private static Outcome expected(GraphPlan graph, StarFormula formula) {
    return new NaiveStar(graph).holds(formula) ? Outcome.HOLDS : Outcome.FAILS;
  }

  private static Outcome linear(GraphPlan graph, LinearFormula formula) {
    return Emptiness.of(
                graph.graph(),
                graph.labelArray(),
                Translation.of(LinearFormula.not(formula)),
                Fairness.none(),
                Headway.UNLIMITED)
            .accepted()
            .isPresent()
        ? Outcome.FAILS
        : Outcome.HOLDS;
  }

  /** A run against a formula about all paths violates what is said of them. */
  private static void review(StarPlan plan, Outcome outcome, Evidence evidence, Trial trial) {
    List<Integer> run = new ArrayList<>(List.of(evidence.start()));
    List<Edge> numbered = plan.graph().numbered();
    for (int edge : evidence.edges()) {
      trial.require("begins", run.get(run.size() - 1), numbered.get(edge).source());
      run.add(numbered.get(edge).target());
    }
    trial.require("initial", true, plan.graph().initial().contains(evidence.start()));
    if (evidence.cycleStart().isEmpty()) {
      return;
    }
    int start = evidence.cycleStart().getAsInt();
    if (start < evidence.edges().length) {
      trial.require("returns", run.get(start), run.remove(run.size() - 1));
    } else {
      trial.require("ends", true, plan.graph().isTerminal(run.get(start)));
    }
    if (outcome == Outcome.FAILS
        && plan.graph().unexpanded().isEmpty()
        && StarReading.linear(plan.formula()).isPresent()
        && plan.formula() instanceof StarFormula.Not not
        && not.operand() instanceof StarFormula.SomePath some) {
      trial.require(
          "violates", true, new NaiveStar(plan.graph()).holds(some.operand(), run, start));
      trial.count("runs");
    }
  }
}
