package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.random.InterruptedProtocol;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches of representatives that are stopped and gone on with find what others find. */
@Tag("slow")
class InterruptedSymmetryTests {

  private static final int PROTOCOLS = 25;

  @Test
  void goingOnFindsWhatAnUndisturbedSearchFinds() {
    RunReport report =
        new RandomRun<>(
                getClass(),
                SymmetricGenerator::draw,
                (plan, trial) -> InterruptedProtocol.compare(SymmetricProtocols.of(plan), trial))
            .inTurn(0, PROTOCOLS);
    System.out.println("interrupted searches of symmetric protocols: " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 2, "resumed in the middle");
    report.requireMoreThan(PROTOCOLS / 4, "resumed with other numbers");
    report.requireMoreThan(PROTOCOLS / 4, "symmetric");
    report.requireMoreThan(PROTOCOLS / 20, "symmetric and split");
  }
}
