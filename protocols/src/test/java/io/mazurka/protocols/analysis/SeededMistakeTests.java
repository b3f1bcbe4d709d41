package io.mazurka.protocols.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.reference.ReferenceExplorer;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Analyses that are wrong on purpose, which the comparisons must find out. */
final class SeededMistakeTests {

  private static Stream<AnalysedGraph> graphs() {
    return LongStream.range(0, 2_000)
        .mapToObj(ProtocolGenerator::draw)
        .flatMap(
            plan -> {
              Protocol protocol = PlannedProtocol.of(plan);
              return ReferenceExplorer.explore(protocol, CheckOptions.unreduced(), 200).stream()
                  .map(graph -> new AnalysedGraph(protocol, Split.COMBINED, graph));
            })
        .filter(graph -> graph.analysis.isComplete());
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
    assertThat(
            graphs()
                .map(
                    graph ->
                        Claims.independence(
                            graph, process -> ignoringConsumption(graph.analysis, process)))
                .anyMatch(claims -> !claims.against().isEmpty()))
        .isTrue();
  }

  /** A dead message at the head of a queue keeps the others from being received. */
  @Test
  void droppingDeadMessagesFromQueuesIsCaught() {
    assertThat(
            graphs()
                .filter(graph -> graph.graph.protocol().channels() == Channels.FIFO)
                .map(graph -> String.valueOf(catchThrowable(graph::withoutDeadMessages)))
                .anyMatch(thrown -> thrown.contains("other steps in")))
        .isTrue();
  }
}
