package io.mazurka.protocols.engine.symmetry;

import io.mazurka.differential.temporal.TemporalVerdicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.differential.TemporalVerdictTests;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verdicts on random formulas about symmetric protocols are those of the definitions. */
@Tag("slow")
final class TemporalCombinationTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 40;

  private static final int MOST_STATES = 250;

  @Test
  void verdictsOnFormulasAreThoseOfTheDefinitions() {
    RunReport report =
        new RandomRun<>(getClass(), SymmetricGenerator::draw, TemporalCombinationTests::compare)
            .until("compared", PROTOCOLS, 0);
    System.out.println("formulas about symmetric protocols: " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 5, "reduced");
    report.requireMoreThan(PROTOCOLS / 20, "fewer states, symmetry");
  }

  private static void compare(SymmetricPlan plan, Trial trial) {
    TemporalVerdicts.of(SymmetricProtocols.of(plan), CheckOptions.unreduced(), MOST_STATES, trial)
        .compare(TemporalVerdictTests.ways(ProtocolOptions.defaults(), trial.seed()), trial);
  }
}
