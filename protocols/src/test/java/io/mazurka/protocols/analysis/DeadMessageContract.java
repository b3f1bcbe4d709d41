package io.mazurka.protocols.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.Comparison;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The search without dead messages, against full state graphs of which they are dropped. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class DeadMessageContract {

  private final long firstSeed;
  private final int protocols;
  private final List<String> wrong = new CopyOnWriteArrayList<>();
  private final AtomicInteger compared = new AtomicInteger();
  private final AtomicInteger smaller = new AtomicInteger();

  DeadMessageContract(long firstSeed, int protocols) {
    this.firstSeed = firstSeed;
    this.protocols = protocols;
  }

  @BeforeAll
  void compareAll() {
    LongStream.range(firstSeed, firstSeed + protocols)
        .parallel()
        .mapToObj(ProtocolGenerator::draw)
        .filter(plan -> plan.channels() != Channels.FIFO)
        .forEach(this::compare);
    System.out.printf(
        "%d graphs from seed %d on without dead messages, %d of them smaller%n",
        compared.get(), firstSeed, smaller.get());
  }

  private void compare(ProtocolPlan plan) {
    Protocol protocol = PlannedProtocol.of(plan);
    CheckOptions plain = CheckOptions.unreduced();
    compare(plan, protocol, plan.seed() % 3 == 0 ? plain.withExplicitCrashes(1) : plain);
  }

  private void compare(ProtocolPlan plan, Protocol protocol, CheckOptions plain) {
    Optional<AnalysedGraph> analysed =
        ReferenceExplorer.explore(protocol, plain, 500)
            .map(graph -> new AnalysedGraph(protocol, Split.NONE, graph))
            .filter(graph -> graph.analysis.isComplete());
    if (analysed.isPresent()) {
      ReferenceGraph full = analysed.get().graph;
      ReferenceGraph merged = analysed.get().withoutDeadMessages();
      compared.incrementAndGet();
      smaller.addAndGet(merged.states().size() < full.states().size() ? 1 : 0);
      CheckOptions reduced = plain.withReductions(ReductionOptions.none().withDeadMessages(true));
      for (String difference : Comparison.differences(protocol, reduced, merged)) {
        wrong.add(difference + "\n" + plan);
      }
      if (!merged.visible().equals(full.visible())
          || !merged.violated().equals(full.violated())
          || !merged.shortestViolation().equals(full.shortestViolation())) {
        wrong.add("properties see a difference\n" + plan);
      }
    }
  }

  @Test
  void searchHasTheFiguresOfTheGraphWithoutDeadMessages() {
    assertThat(wrong).isEmpty();
  }

  @Test
  void manyGraphsWereSmaller() {
    assertThat(smaller.get()).isGreaterThan(protocols / 5);
  }
}
