package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Reduced searches of random protocols against full ones; a subclass says how many. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ReductionContract {

  private final long firstSeed;
  private final int protocols;
  private final int searches;
  private RunReport report;

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
    report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::draw,
                new ReductionExperiment(searches, protocol -> Mistake.none()))
            .inParallel(firstSeed, protocols);
    System.out.println("reduced searches of " + report);
  }

  @Test
  void reducedSearchKeepsEveryVerdictAndEveryTerminalState() {
    report.requireNoDifference();
  }

  @Test
  void reductionHappened() {
    report.require(
        () ->
            assertThat(report.count("states, reduced"))
                .isLessThan(report.count("states") * 9 / 10));
  }

  @Test
  void reductionWasGivenUpOnTheWay() {
    report.requireMoreThan(protocols / 3, "reduction given up");
  }

  @Test
  void everythingWasVaried() {
    Map<String, Long> compared = report.occurrences("compared ");
    report.require(
        () -> {
          assertThat(compared).hasSize(12 + 2 + 4 + 2 + 2 + 2 + 2 + 4 + 2);
          assertThat(compared.values()).allMatch(count -> count > protocols / 60);
        });
  }

  @Test
  void everyFeatureOccurred() {
    Coverage.requireMoreThan(protocols / ReductionExperiment.COVERAGE_SAMPLE / 200, report);
  }
}
