package io.mazurka.guarded.differential;

import io.mazurka.differential.Audits;
import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.RandomFormulaSystem.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Audits of the reductions of random programs for random formulas find nothing wrong. */
final class TemporalAuditTests {

  private static final int PROGRAMS = 200;

  @ParameterizedTest
  @EnumSource(names = {"LINEAR", "BRANCHING"})
  void auditIsClean(Kind kind) {
    CheckOptions options =
        CheckOptions.defaults().withPor(Por.LPOR).withLimits(Limits.none().withStates(300));
    RunReport report =
        new RandomRun<ProgramPlan>(
                getClass(),
                ProgramGenerator::draw,
                (plan, trial) ->
                    trial.count(
                        "audited in full",
                        Audits.requireClean(
                            new RandomFormulaSystem(
                                PlannedProgram.of(plan).model(), trial.seed(), kind),
                            options,
                            trial)))
            .inTurn(0, PROGRAMS);
    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 3, "audited in full");
  }
}
