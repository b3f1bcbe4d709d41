package io.mazurka.protocols.analysis;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.ReferenceComparison;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
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

/** Compares the search without dead messages with full state graphs from which they are removed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class DeadMessageContract {

  private final long firstSeed;
  private final int protocols;
  private RunReport report;

  DeadMessageContract(long firstSeed, int protocols) {
    this.firstSeed = firstSeed;
    this.protocols = protocols;
  }

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, DeadMessageContract::compare)
            .inParallel(firstSeed, protocols);
    System.out.println("without dead messages, " + report);
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    if (plan.channels() == Channels.FIFO) {
      return;
    }
    Protocol protocol = PlannedProtocol.of(plan);
    CheckOptions plain =
        trial.seed() % 3 == 0
            ? CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(1))
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
    report.requireMoreThan(protocols / 5, "smaller");
  }
}
