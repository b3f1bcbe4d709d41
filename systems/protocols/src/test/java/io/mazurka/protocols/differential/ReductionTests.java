package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Reduced searches of random protocols against full ones. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class ReductionTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 600;

  private static final int SEARCHES = 3;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::draw,
                new ReductionExperiment(SEARCHES, protocol -> Mistake.none()))
            .inParallel(1, PROTOCOLS);
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
    report.requireMoreThan(PROTOCOLS / 3, "reduction given up");
  }

  @Test
  void everythingWasVaried() {
    Map<String, Long> compared = report.occurrences("compared ");
    report.require(
        () -> {
          assertThat(compared).hasSize(14 + 2 + 4 + 2 + 2 + 2 + 2 + 4 + 2);
          assertThat(compared.values()).allMatch(count -> count > PROTOCOLS / 200);
        });
  }

  @Test
  void everyFeatureOccurred() {
    report.requireOfMany(2_000, () -> Coverage.requireMoreThan(2, report));
  }
}
