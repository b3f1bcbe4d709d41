package io.mazurka.threads.random;

import io.mazurka.differential.PruningComparison;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import io.mazurka.threads.ThreadProgram;
import org.junit.jupiter.api.Test;

/** Counterexamples of random step functions show what matters, reduced or not. */
final class PruningTests {

  private static final int PROGRAMS = 300;
  private static final int MOST_STATES = 2_000;

  @Test
  void everyStepOfACounterexampleIsNeeded() {
    RunReport report =
        new RandomRun<>(getClass(), RandomProgram::draw, PruningTests::compare)
            .inParallel(1, PROGRAMS);
    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 10, "pruned");
    report.requireMoreThan(PROGRAMS / 20, "shorter");
    report.requireMoreThan(PROGRAMS / 50, "fewer switches");
  }

  private static void compare(RandomProgram program, Trial trial) {
    Checkable system = ThreadProgram.of(program);
    CheckOptions options =
        CheckOptions.defaults()
            .withPor(trial.seed() % 2 == 0 ? Por.LPOR : Por.NONE)
            .withLimits(Limits.none().withStates(MOST_STATES))
            .withSearch(trial.seed() % 3 == 0 ? SearchOrder.BFS : SearchOrder.DFS);
    new PruningComparison(system, options, trial).requireWhatMatters();
  }
}
