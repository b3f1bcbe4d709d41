package io.mazurka.nets.check;

import io.mazurka.differential.PruningComparison;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.nets.engine.NetSystem;
import io.mazurka.nets.random.NetGenerator;
import io.mazurka.nets.random.NetPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Deadlocks of random nets are shown without the steps that they do not need. */
final class PruningTests {

  private static final int NETS = 400;

  @Test
  void everyStepToADeadlockIsNeeded() {
    RunReport report =
        new RandomRun<>(getClass(), NetGenerator::drawWithoutSignals, PruningTests::compare)
            .inTurn(0, NETS);
    report.requireNoDifference();
    report.requireMoreThan(NETS / 10, "pruned");
    report.requireMoreThan(NETS / 40, "shorter");
  }

  private static void compare(NetPlan plan, Trial trial) {
    CheckOptions options =
        CheckOptions.defaults()
            .withLimits(Limits.none().withStates(2_000))
            .withSearch(SearchOrder.DFS);
    new PruningComparison(
            ignored ->
                new CompiledModel(NetSystem.ofMarkings(plan.graph()), List.of(), true, List.of()),
            options,
            trial)
        .requireWhatMatters();
  }
}
