package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.differential.Exploration.Way;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.Feature;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Reduced searches of random protocols against full ones; a subclass says how many. Each protocol
 * is searched in some ways that are drawn from all combinations.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ReductionContract {

  /** Features are looked for in one of so many protocols, because that takes long. */
  private static final int COVERAGE_SAMPLE = 4;

  private static final int MOST_STATES = 300;
  private static final List<Setting> SETTINGS =
      List.of(Setting.PLAIN, Setting.PLAIN, Setting.ONE_CRASH, Setting.ANY_CRASHES);

  private final long firstSeed;
  private final int protocols;
  private final int searches;
  private final List<String> losses = new CopyOnWriteArrayList<>();
  private final Coverage coverage = new Coverage();

  /** By what was varied, how often a search was compared. */
  private final Map<String, Integer> compared = new TreeMap<>();

  private long fullStates;
  private long reducedStates;

  /**
   * @param searches how many ways to search each protocol
   */
  ReductionContract(long firstSeed, int protocols, int searches) {
    this.firstSeed = firstSeed;
    this.protocols = protocols;
    this.searches = searches;
  }

  @BeforeAll
  void compareAll() {
    System.out.printf("%d random protocols from seed %d on, reduced%n", protocols, firstSeed);
    LongStream.range(firstSeed, firstSeed + protocols).parallel().forEach(this::compare);
    System.out.printf(
        "%,d of %,d states; compared %s; %s%n", reducedStates, fullStates, compared, coverage);
  }

  private void compare(long seed) {
    ProtocolPlan plan = ProtocolGenerator.draw(seed);
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~seed);
    Setting setting = SETTINGS.get(random.nextInt(SETTINGS.size()));
    CheckOptions options = setting.options();
    Exploration full =
        Exploration.of(
            protocol.compile(options),
            Way.upTo(MOST_STATES),
            Checked.ALL_INVARIANTS.names(protocol));
    if (!full.finished()) {
      return;
    }
    if (seed % COVERAGE_SAMPLE == 0) {
      ReferenceExplorer.explore(protocol, options, MOST_STATES).ifPresent(coverage::note);
    }
    for (int search = 0; search < searches; search++) {
      ReducedSearch way = ReducedSearch.draw(random);
      Exploration same =
          way.dead() ? way.exploreFully(protocol, setting.options(), MOST_STATES) : full;
      compare(plan, protocol, setting, same, way);
    }
  }

  private void compare(
      ProtocolPlan plan, Protocol protocol, Setting setting, Exploration full, ReducedSearch way) {
    Exploration reduced = way.explore(protocol, setting.options(), MOST_STATES);
    if (!reduced.finished()) {
      return;
    }
    note(setting, way, full, reduced);
    List<String> checked = way.checked().names(protocol);
    boolean sameVerdicts =
        checked.stream()
            .allMatch(name -> full.violated().contains(name) == reduced.violated().contains(name));
    if (!sameVerdicts || !full.terminal().equals(reduced.terminal())) {
      losses.add(
          "%s, %s: %s of %d terminal states, violated %s of %s%n%s"
              .formatted(
                  setting,
                  way,
                  reduced.terminal().size(),
                  full.terminal().size(),
                  reduced.violated(),
                  full.violated(),
                  plan));
    }
  }

  private synchronized void note(
      Setting setting, ReducedSearch way, Exploration full, Exploration reduced) {
    for (Object varied :
        List.of(
            setting,
            way.relations(),
            "split " + way.split(),
            "net " + way.net(),
            "dead messages " + way.dead(),
            way.order(),
            "store " + way.store(),
            way.checked())) {
      compared.merge(varied.toString(), 1, Integer::sum);
    }
    if (way.store() != StoreKind.NONE) {
      fullStates += full.states();
      reducedStates += reduced.states();
    }
  }

  @Test
  void reducedSearchKeepsEveryVerdictAndEveryTerminalState() {
    assertThat(losses).isEmpty();
  }

  @Test
  void reductionHappened() {
    assertThat(reducedStates).isLessThan(fullStates * 9 / 10);
  }

  @Test
  void everythingWasVaried() {
    assertThat(compared).hasSize(3 + 2 + 4 + 2 + 2 + 2 + 2 + 4);
    assertThat(compared.values()).allMatch(count -> count > protocols / 20);
  }

  @Test
  void everyFeatureOccurred() {
    for (Feature feature : Feature.values()) {
      assertThat(coverage.count(feature))
          .as(feature.name())
          .isGreaterThan(protocols / COVERAGE_SAMPLE / 200);
    }
  }
}
