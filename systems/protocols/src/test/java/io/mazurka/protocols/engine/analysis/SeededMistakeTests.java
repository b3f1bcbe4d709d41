package io.mazurka.protocols.engine.analysis;

import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.Trial;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** The comparisons find analyses that are wrong on purpose. */
final class SeededMistakeTests {

  /** Demands that an experiment on analysed graphs finds something wrong. */
  private static void assertCaught(String mistake, BiConsumer<AnalysedGraph, Trial> experiment) {
    new RandomRun<ProtocolPlan>(
            SeededMistakeTests.class,
            ProtocolGenerator::draw,
            (plan, trial) -> {
              Protocol protocol = PlannedProtocol.of(plan);
              ReferenceExplorer.explore(protocol, CheckOptions.unreduced(), 200)
                  .map(graph -> new AnalysedGraph(protocol, Split.COMBINED, graph))
                  .filter(graph -> graph.analysis.isComplete())
                  .ifPresent(graph -> experiment.accept(graph, trial));
            })
        .requireFailure(mistake, 0, 2_000);
  }

  /** No letter competes with any, as if two steps could both consume it. */
  private static LocalIndependence ignoringConsumption(LocalAnalysis analysis, int process) {
    Background background = analysis.background();
    AtomicInteger next = new AtomicInteger(1 << 20);
    return new LocalIndependence(
        analysis.graphs().get(process),
        background,
        letter ->
            background.meaning().recipient(letter) == process ? next.getAndIncrement() : letter);
  }

  @Test
  void independenceThatIgnoresConsumptionIsCaught() {
    assertCaught(
        "ignoring consumption",
        (graph, trial) ->
            Claims.independence(graph, process -> ignoringConsumption(graph.analysis, process))
                .against()
                .forEach(witness -> trial.differ("independence", witness)));
  }

  /** A dead message at the head of a queue keeps the others from being received. */
  @Test
  void droppingDeadMessagesFromQueuesIsCaught() {
    assertCaught(
        "dropping messages from queues",
        (graph, trial) -> {
          if (graph.graph.protocol().channels() == Channels.FIFO) {
            String thrown = String.valueOf(catchThrowable(graph::withoutDeadMessages));
            trial.require("steps without the message", false, thrown.contains("other steps in"));
          }
        });
  }
}
