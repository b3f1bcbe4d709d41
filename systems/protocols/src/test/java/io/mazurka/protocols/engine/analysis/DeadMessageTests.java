package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.ReferenceComparison;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The search without dead messages, against full state graphs of which they are dropped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DeadMessageTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 150;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, DeadMessageTests::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("without dead messages, " + report);
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    if (plan.channels() == Channels.FIFO) {
      return;
    }
    Protocol protocol = PlannedProtocol.of(plan.withCapacity(0));
    CheckOptions plain =
        trial.seed() % 3 == 0
            ? CheckOptions.unreduced()
                .with(CrashPlan.atMost(protocol, ProtocolOptions.defaults(), 1))
            : CheckOptions.unreduced();
    ReferenceExplorer.explore(protocol, plain, 500)
        .map(graph -> new AnalysedGraph(protocol, Split.NONE, graph))
        .filter(graph -> graph.analysis.isComplete())
        .ifPresent(analysed -> compare(protocol, plain, analysed, trial));
  }

  private static void compare(
      Protocol protocol, CheckOptions plain, AnalysedGraph analysed, Trial trial) {
    ReferenceGraph full = analysed.graph;
    ReferenceGraph merged = analysed.withoutDeadMessages();
    trial.count("compared");
    trial.count("smaller", merged.states().size() < full.states().size());
    CheckOptions reduced = plain.with(ProtocolOptions::of, own -> own.withDeadMessages(true));
    new ReferenceComparison(protocol, reduced, merged, trial).requireAgreement();
    trial.require("visible local states", full.visible(), merged.visible());
    trial.require("violated in the graphs", full.violated(), merged.violated());
    trial.require("shortest violation", full.shortestViolation(), merged.shortestViolation());
  }

  @Test
  void searchHasTheFiguresOfTheGraphWithoutDeadMessages() {
    report.requireNoDifference();
  }

  @Test
  void manyGraphsWereSmaller() {
    report.requireMoreThan(PROTOCOLS / 5, "smaller");
  }
}
