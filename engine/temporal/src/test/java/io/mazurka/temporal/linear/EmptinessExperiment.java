package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;

/**
 * Compares the search for components with the naive product.
 *
 * @param question what the search is asked
 */
record EmptinessExperiment(Function<LinearPlan, Question> question)
    implements Experiment<LinearPlan> {

  /** Automata with more states have no refutations. */
  private static final int DIRECT = 8;

  @Override
  public void run(LinearPlan plan, Trial trial) {
    Automaton automaton = plan.automaton();
    LinearResult result = question.apply(plan).answer();
    LinearResult byTable = question.apply(plan).answerByTable();
    trial.require("by table", text(result), text(byTable));
    OptionalLong refutation = question.apply(plan).refutation();
    NaiveProduct naive = new NaiveProduct(plan, automaton);
    boolean accepts = naive.accepts();
    trial.require("accepts", accepts, result.accepted().isPresent());
    trial.require("complete", accepts || naive.isComplete(), result.complete());
    result.accepted().ifPresent(lasso -> RunAudit.check(plan, lasso, trial));
    int copies = plan.graph().graph().hasResting() ? 2 : 1;
    if (copies * automaton.states() <= DIRECT) {
      trial.require("refuted", !accepts && naive.isComplete(), refutation.isPresent());
      trial.count("refuted", refutation.isPresent());
    }
    refutation.ifPresent(pairs -> trial.require("pairs refuted", (long) naive.size(), pairs));
    if (!accepts) {
      trial.require("pairs", (long) naive.size(), result.productStates());
    }
    if (!accepts && result.complete()) {
      LinearPlan more = plan.with(plan.graph().continued(new Random(trial.seed()), 4, 2));
      trial.require("continued", false, new NaiveProduct(more, automaton).accepts());
    }
    trial.count(accepts ? "accepts" : result.complete() ? "rejects" : "incomplete");
    boolean everRuns =
        new NaiveProduct(plan.with(List.of()), automaton).accepts() && naive.isComplete();
    trial.count("unfair only", !accepts && everRuns);
    trial.count(
        "ends early",
        result
            .accepted()
            .filter(lasso -> lasso.cycleStart() == lasso.edges().length)
            .filter(lasso -> isResting(plan, lasso))
            .isPresent());
    trial.count("fair", accepts && !plan.assumptions().isEmpty());
  }

  private static boolean isResting(LinearPlan plan, Lasso lasso) {
    int length = lasso.edges().length;
    int last =
        length == 0
            ? lasso.start()
            : plan.graph().numbered().get(lasso.edges()[length - 1]).target();
    return plan.graph().isResting(last);
  }

  private static String text(LinearResult result) {
    return result.accepted().map(lasso -> Arrays.toString(lasso.edges())).orElse("none")
        + " after "
        + result.productStates();
  }
}
