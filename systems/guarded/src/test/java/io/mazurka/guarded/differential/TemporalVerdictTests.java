package io.mazurka.guarded.differential;

import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts on random formulas about random programs and circuits are those of the definitions. */
@Tag("slow")
final class TemporalVerdictTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = 80;

  private static final int MOST_STATES = 200;

  @Test
  void verdictsOnFormulasAboutProgramsAreThoseOfTheDefinitions() {
    compare("programs", ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  @Test
  void verdictsOnFormulasAboutCircuitsAreThoseOfTheDefinitions() {
    compare("circuits", CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private <P extends Plan<P>> void compare(
      String what, LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<P>(
                getClass(),
                generator,
                (plan, trial) ->
                    TemporalVerdicts.of(
                            builder.apply(plan), CheckOptions.unreduced(), MOST_STATES, trial)
                        .compare(ways(), trial))
            .until("compared", SYSTEMS, 0);
    System.out.println("formulas about %s: %s".formatted(what, report));
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "reduced");
    report.requireMoreThan(SYSTEMS / 4, "lasso replayed");
  }

  private static Map<String, CheckOptions> ways() {
    CheckOptions options = CheckOptions.defaults();
    Map<String, CheckOptions> ways = new LinkedHashMap<>();
    ways.put("lpor", options.withPor(Por.LPOR));
    ways.put("lpor without net", options.withPor(Por.LPOR).withNet(false));
    ways.put("lssa", options.withPor(Por.LSSA));
    ways.put("whatever is sound", options.withWorkers(2));
    return ways;
  }
}
