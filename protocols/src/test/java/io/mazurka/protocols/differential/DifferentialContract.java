package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.Feature;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What must hold for random protocols; a subclass says how many. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class DifferentialContract {

  private final long firstSeed;
  private final int protocols;
  private final int mostStates;
  private final List<String> wrongFigures = new CopyOnWriteArrayList<>();
  private final List<String> wrongLocalStates = new CopyOnWriteArrayList<>();
  private final Coverage coverage = new Coverage();
  private final Map<Setting, Integer> compared = new EnumMap<>(Setting.class);

  DifferentialContract(long firstSeed, int protocols, int mostStates) {
    this.firstSeed = firstSeed;
    this.protocols = protocols;
    this.mostStates = mostStates;
  }

  @BeforeAll
  void compareAll() {
    System.out.printf("%d random protocols from seed %d on%n", protocols, firstSeed);
    LongStream.range(firstSeed, firstSeed + protocols)
        .parallel()
        .mapToObj(ProtocolGenerator::draw)
        .forEach(this::compare);
    System.out.println("compared " + compared + "; " + coverage);
  }

  private void compare(ProtocolPlan plan) {
    Protocol protocol = PlannedProtocol.of(plan);
    ReferenceGraph plain = null;
    for (Setting setting : Setting.values()) {
      Optional<ReferenceGraph> explored =
          ReferenceExplorer.explore(protocol, setting.options(), mostStates);
      if (explored.isPresent()) {
        ReferenceGraph graph = explored.get();
        plain = setting == Setting.PLAIN ? graph : plain;
        note(setting, graph);
        for (String difference : Comparison.differences(protocol, setting.options(), graph)) {
          wrongFigures.add("%s: %s%n%s".formatted(setting, difference, plan));
        }
        if (plain != null && !graph.visible().equals(plain.visible())) {
          wrongLocalStates.add("%s%n%s".formatted(setting, plan));
        }
      }
    }
  }

  private void note(Setting setting, ReferenceGraph graph) {
    synchronized (compared) {
      compared.merge(setting, 1, Integer::sum);
    }
    if (setting == Setting.PLAIN || setting == Setting.ONE_CRASH) {
      coverage.note(graph);
    }
  }

  @Test
  void engineHasTheFiguresOfTheDefinitions() {
    assertThat(wrongFigures).isEmpty();
  }

  @Test
  void localStatesAreTheSameWhateverTheTrafficAndCrashes() {
    assertThat(wrongLocalStates).isEmpty();
  }

  @Test
  void everySettingWasComparedOften() {
    assertThat(compared.keySet()).containsExactly(Setting.values());
    assertThat(compared.values()).allMatch(count -> count > protocols / 10);
  }

  @Test
  void everyFeatureOccurred() {
    for (Feature feature : Feature.values()) {
      assertThat(coverage.count(feature)).as(feature.name()).isGreaterThan(protocols / 100);
    }
  }
}
