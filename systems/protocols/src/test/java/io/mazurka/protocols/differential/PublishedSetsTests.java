package io.mazurka.protocols.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Random protocols, searched in full and by the published algorithm. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class PublishedSetsTests {

  private static final int PROTOCOLS = 200;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::draw,
                new ReductionExperiment(3, Por.Sets.PUBLISHED, protocol -> Mistake.none()))
            .inParallel(0, PROTOCOLS);
    System.out.println("published sets: " + report);
  }

  @Test
  void reducedSearchKeepsEveryVerdictAndEveryTerminalState() {
    report.requireNoDifference();
  }

  @Test
  void statesWereSaved() {
    report.requireMoreThan(PROTOCOLS / 10, "states were saved");
  }

  @Test
  void everyFeatureOccurred() {
    report.requireOfMany(5_000, () -> Coverage.requireMoreThan(2, report));
  }
}
