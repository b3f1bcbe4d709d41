package io.mazurka.dpor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The estimate of the number of executions, and the limit on planned executions. */
final class EstimateTests {

  private static final double SMALL = 1e-9;

  @Test
  void estimateIsExactWhereAllBranchesAreKnownAndAlike() {
    List<Double> estimates = estimates(new Strategy.Full(false), "wa", "wb", "wc", "wd");

    assertThat(estimates)
        .hasSize(24)
        .allSatisfy(estimate -> assertThat(estimate).isCloseTo(24, within(SMALL)));
  }

  @Test
  void estimateIsTheTruthInTheEnd() {
    String[] trap = {"wx", "ry rx", "rx"};
    for (Strategy strategy :
        List.of(new Strategy.Source(), new Strategy.Optimal(), new Strategy.Repaired())) {
      List<Double> estimates = estimates(strategy, trap);
      assertThat(estimates.get(estimates.size() - 1)).isCloseTo(estimates.size(), within(SMALL));
      assertThat(estimates.get(0)).isBetween(1.0, (double) estimates.size());
    }
  }

  private static List<Double> estimates(Strategy strategy, String... threads) {
    List<Double> estimates = new ArrayList<>();
    Explorer[] explorer = new Explorer[1];
    explorer[0] =
        Explorer.of(
            new StraightLines(threads),
            strategy,
            Conflicts.READWRITE,
            100,
            (end, history) -> estimates.add(explorer[0].tally().runs() / explorer[0].explored()));
    explorer[0].run();
    return estimates;
  }

  @Test
  void explorationEndsWithTheFiguresSoFarWhenItsPlansAreTooMany() {
    Tally tally = new Tally(5, 0, 0, 50, 10, 11);
    CompiledModel model =
        new CompiledModel(
            new Counters(1, 1),
            List.of(),
            false,
            List.of(),
            checked -> new NoReduction(),
            task -> {
              Ledger ledger = new Ledger(task, 10);
              assertThat(ledger.look(tally, () -> 0.5)).isFalse();
              return ledger.result(tally, 1);
            });

    CheckResult result = Check.of(options -> model).run();

    assertThat(result.end()).isEqualTo(EndReason.PLAN_LIMIT);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee()).hasToString("bounded: stopped when the wakeup trees were full");
    assertThat(result.executions()).isEqualTo(new Executions(5, 0, 0, 50, 11, 11 * 32));
  }
}
