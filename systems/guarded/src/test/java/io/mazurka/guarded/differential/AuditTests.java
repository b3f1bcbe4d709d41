package io.mazurka.guarded.differential;

import io.mazurka.differential.Audits;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Audits of random programs and circuits: what their reductions rely on is true. */
final class AuditTests {

  private static final int SYSTEMS = 200;

  @Test
  void auditOfRandomProgramsIsClean() {
    auditAll(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  @Test
  void auditOfRandomCircuitsIsClean() {
    auditAll(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private static <P extends Plan<P>> void auditAll(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(
                AuditTests.class,
                generator,
                (plan, trial) ->
                    trial.count(
                        "audited in full",
                        Audits.requireClean(builder.apply(plan), options(trial.seed()), trial)))
            .inTurn(0, SYSTEMS);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 3, "audited in full");
  }

  private static CheckOptions options(long seed) {
    CheckOptions options =
        CheckOptions.defaults()
            .withPor(seed % 2 == 0 ? Por.LPOR : Por.LSSA)
            .withLimits(Limits.none().withStates(500));
    return seed % 3 == 0 ? options.withProperties("deadlock") : options;
  }
}
