package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What local analyses of random protocols claim, against full state graphs. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AnalysisTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 100;

  private RunReport report;

  @BeforeAll
  void analyseAll() {
    report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, AnalysisTests::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("claims of local analyses of " + report);
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Split split = trial.seed() % 2 == 0 ? Split.NONE : Split.COMBINED;
    ReferenceExplorer.explore(protocol, CheckOptions.unreduced(), 500)
        .map(graph -> new AnalysedGraph(protocol, split, graph))
        .filter(graph -> graph.analysis.isComplete())
        .ifPresent(graph -> check(graph, trial));
  }

  private static void check(AnalysedGraph graph, Trial trial) {
    for (Claim claim : Claim.values()) {
      Claim.Evidence evidence = claim.check(graph);
      trial.count(claim.name(), evidence.occasions());
      evidence.against().stream().limit(1).forEach(witness -> trial.differ(claim.name(), witness));
    }
  }

  @Test
  void everyClaimHoldsInEveryStateGraph() {
    report.requireNoDifference();
  }

  @ParameterizedTest
  @EnumSource(Claim.class)
  void claimWasPutToTheTest(Claim claim) {
    report.requireMoreThan(PROTOCOLS / 10, claim.name());
  }
}
