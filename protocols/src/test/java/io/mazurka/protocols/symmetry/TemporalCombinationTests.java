package io.mazurka.protocols.symmetry;

import io.mazurka.differential.RandomFormulaSystem;
import io.mazurka.differential.RandomFormulaSystem.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Symmetry together with stubborn sets keeps the verdicts on random formulas. */
final class TemporalCombinationTests {

  private static final int PROTOCOLS = 400;
  private static final int MOST_STATES = 300;

  @ParameterizedTest
  @EnumSource(names = {"LINEAR", "BRANCHING"})
  void verdictsOnFormulasAreThoseOfTheFullSearch(Kind kind) {
    RunReport report =
        new RandomRun<SymmetricPlan>(
                getClass(),
                SymmetricGenerator::draw,
                (plan, trial) -> {
                  CheckOptions limited =
                      CheckOptions.defaults().withLimits(Limits.none().withStates(MOST_STATES));
                  new RandomFormulaSystem(SymmetricProtocols.of(plan), trial.seed(), kind)
                      .compare(
                          limited.withPor(trial.seed() % 4 == 0 ? null : Por.LPOR),
                          CheckOptions.unreduced().withLimits(limited.limits()),
                          trial);
                })
            .inTurn(0, PROTOCOLS);
    System.out.println(kind + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 5, "reduced");
  }
}
