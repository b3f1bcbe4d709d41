package io.mazurka.guarded.differential;

import io.mazurka.differential.PruningComparison;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Counterexamples of random programs and circuits show what matters. */
final class PruningTests {

  private static final int SYSTEMS = 600;

  @Test
  void everyStepOfACounterexampleOfAProgramIsNeeded() {
    requireWhatMatters(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  @Test
  void everyStepOfACounterexampleOfACircuitIsNeeded() {
    requireWhatMatters(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private static <P extends Plan<P>> void requireWhatMatters(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(
                PruningTests.class,
                generator,
                (plan, trial) -> {
                  CheckOptions options =
                      CheckOptions.defaults().withLimits(Limits.none().withStates(2_000));
                  new PruningComparison(builder.apply(plan), options, trial).requireWhatMatters();
                  new PruningComparison(
                          builder.apply(plan), options.withSearch(SearchOrder.DFS), trial)
                      .requireWhatMatters();
                })
            .inTurn(0, SYSTEMS);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "pruned");
    report.requireMoreThan(SYSTEMS / 40, "shorter");
  }
}
