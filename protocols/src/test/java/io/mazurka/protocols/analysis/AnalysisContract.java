package io.mazurka.protocols.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What local analyses of random protocols claim, against full state graphs. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AnalysisContract {

  private final long firstSeed;
  private final int protocols;
  private final Map<Claim, List<String>> refuted = new EnumMap<>(Claim.class);
  private final Map<Claim, Integer> occasions = new EnumMap<>(Claim.class);

  AnalysisContract(long firstSeed, int protocols) {
    this.firstSeed = firstSeed;
    this.protocols = protocols;
  }

  @BeforeAll
  void analyseAll() {
    for (Claim claim : Claim.values()) {
      refuted.put(claim, new CopyOnWriteArrayList<>());
    }
    LongStream.range(firstSeed, firstSeed + protocols)
        .parallel()
        .mapToObj(ProtocolGenerator::draw)
        .forEach(this::compare);
    System.out.printf("%d analyses from seed %d on: %s%n", protocols, firstSeed, occasions);
  }

  private void compare(ProtocolPlan plan) {
    Protocol protocol = PlannedProtocol.of(plan);
    Split split = plan.seed() % 2 == 0 ? Split.NONE : Split.COMBINED;
    ReferenceExplorer.explore(protocol, CheckOptions.unreduced(), 500)
        .map(graph -> new AnalysedGraph(protocol, split, graph))
        .filter(graph -> graph.analysis.isComplete())
        .ifPresent(
            graph -> {
              for (Claim claim : Claim.values()) {
                Claim.Evidence evidence = claim.check(graph);
                note(claim, evidence.occasions());
                evidence.against().stream()
                    .limit(1)
                    .forEach(witness -> refuted.get(claim).add(witness + "\n" + plan));
              }
            });
  }

  private synchronized void note(Claim claim, int count) {
    occasions.merge(claim, count, Integer::sum);
  }

  @ParameterizedTest
  @EnumSource(Claim.class)
  void claimHoldsInEveryStateGraph(Claim claim) {
    assertThat(refuted.get(claim)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Claim.class)
  void claimWasPutToTheTest(Claim claim) {
    assertThat(occasions.get(claim)).isGreaterThan(protocols / 10);
  }
}
