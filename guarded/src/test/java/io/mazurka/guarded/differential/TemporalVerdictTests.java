package io.mazurka.guarded.differential;

import io.mazurka.differential.Audits;
import io.mazurka.differential.RandomFormulaSystem;
import io.mazurka.differential.RandomFormulaSystem.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole checks of random programs with random formulas, and audits of their reductions. */
final class TemporalVerdictTests {

  private static final int PROGRAMS = 400;

  @ParameterizedTest
  @EnumSource
  void verdictsOnFormulasAreThoseOfTheFullSearchAndAuditsAreClean(Kind kind) {
    CheckOptions options = CheckOptions.defaults().withLimits(Limits.none().withStates(300));
    RunReport report =
        new RandomRun<ProgramPlan>(
                getClass(),
                ProgramGenerator::draw,
                (plan, trial) -> {
                  RandomFormulaSystem system =
                      new RandomFormulaSystem(PlannedProgram.of(plan).model(), trial.seed(), kind);
                  system.compare(options, options.withPor(Por.NONE), trial);
                  if (kind != Kind.WEAKLY_FAIR && trial.seed() % 2 == 0) {
                    Audits.requireClean(system, options.withPor(Por.LPOR), trial);
                  }
                })
            .inTurn(0, PROGRAMS);
    System.out.println(kind + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROGRAMS / 2, "compared");
    if (kind != Kind.WEAKLY_FAIR) {
      report.requireMoreThan(PROGRAMS / 40, "reduced");
    }
  }
}
