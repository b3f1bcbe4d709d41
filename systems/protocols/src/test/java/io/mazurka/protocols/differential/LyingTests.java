package io.mazurka.protocols.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.Lying;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Lies that are always pending lead to the same local states, also in terminal states, as steps
 * that send them.
 */
@Tag("slow")
final class LyingTests {

  private static final int PROTOCOLS = 60;
  private static final int MOST_STATES = 3_000;

  @Test
  void whatMayAlwaysBeSaidIsAlwaysThere() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::drawLying, LyingTests::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("lies of " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 4, "compared");
    report.requireMoreThan(PROTOCOLS / 10, "smaller");
    report.requireMoreThan(PROTOCOLS / 20, "violated");
  }

  @Test
  void reducedSearchKeepsEveryVerdictAndEveryTerminalState() {
    RunReport report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::drawLying,
                new ReductionExperiment(3, protocol -> Mistake.none()))
            .inParallel(0, PROTOCOLS);

    report.requireNoDifference();
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Setting setting = trial.seed() % 3 == 0 ? Setting.ONE_CRASH : Setting.PLAIN;
    CheckOptions options = setting.options();
    Optional<ReferenceGraph> stepwise =
        ReferenceExplorer.explore(protocol, options, Lying.STEP_BY_STEP, MOST_STATES);
    Optional<ReferenceGraph> atOnce =
        ReferenceExplorer.explore(protocol, options, Lying.ALWAYS_THERE, MOST_STATES);
    if (stepwise.isPresent() && atOnce.isPresent()) {
      ReferenceGraph one = stepwise.get();
      ReferenceGraph other = atOnce.get();
      trial.require("local states", one.visible(), other.visible());
      trial.require("final local states", one.visibleAtTheEnd(), other.visibleAtTheEnd());
      trial.require("violated properties", one.violated(), other.violated());
      new ReferenceComparison(protocol, options, other, trial).requireAgreement();
      trial.count("compared");
      trial.count("smaller", other.states().size() < one.states().size());
      trial.count("violated", !one.violated().isEmpty());
    }
  }
}
