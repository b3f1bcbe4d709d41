package io.mazurka.threads.random;

import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.Scope;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts on random formulas about random step functions are those of the definitions. */
@Tag("slow")
final class TemporalVerdictTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROGRAMS = 70;

  private static final int MOST_STATES = 300;

  @Test
  void verdictsOnFormulasAboutProgramsAreThoseOfTheDefinitions() {
    compare("step functions", RandomProgram::draw);
  }

  @Test
  void verdictsOnFormulasAboutLoopsAreThoseOfTheDefinitions() {
    compare("step functions that loop", LoopProgram::draw);
  }

  /** Nothing is reduced here: what dynamic reduction explores are no states. */
  private <P extends Plan<P> & Consumer<Scope>> void compare(
      String what, LongFunction<P> generator) {
    CheckOptions options = CheckOptions.defaults();
    RunReport report =
        new RandomRun<P>(
                getClass(),
                generator,
                (plan, trial) ->
                    TemporalVerdicts.of(
                            ThreadProgram.of(Watched.all(plan)),
                            CheckOptions.unreduced(),
                            MOST_STATES,
                            trial)
                        .compare(
                            Map.of(
                                "whatever is sound",
                                options,
                                "two workers",
                                options.withWorkers(2)),
                            trial))
            .until("compared", PROGRAMS, 0);
    System.out.println("formulas about %s: %s".formatted(what, report));
    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 4, "lasso replayed");
  }
}
