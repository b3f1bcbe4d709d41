package io.mazurka.protocols.differential;

import io.mazurka.protocols.random.InterruptedProtocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches of random protocols that are stopped and gone on with find what others find. */
@Tag("slow")
class InterruptedProtocolsTests {

  private static final int PROTOCOLS = 100;

  @Test
  void goingOnFindsWhatAnUndisturbedSearchFinds() {
    RunReport report =
        new RandomRun<>(
                getClass(),
                ProtocolGenerator::draw,
                (plan, trial) -> InterruptedProtocol.compare(PlannedProtocol.of(plan), trial))
            .inTurn(0, PROTOCOLS);
    System.out.println("interrupted searches of protocols: " + report);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 2, "resumed in the middle");
    report.requireMoreThan(PROTOCOLS / 20, "resumed from the beginning");
    report.requireMoreThan(PROTOCOLS / 4, "resumed with other numbers");
    report.requireMoreThan(PROTOCOLS / 10, "split");
    report.requireMoreThan(PROTOCOLS / 20, "ended by EXHAUSTED");
    report.requireMoreThan(PROTOCOLS / 20, "ended by VIOLATION");
  }
}
