package io.mazurka.proofs;

import io.mazurka.proofs.random.ProtocolPlan;
import io.mazurka.proofs.random.ProtocolProofs;
import io.mazurka.protocols.Channels;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Test;

/** The same on many more, so that everything comes up that may go wrong. */
final class RandomProtocolsLongTests {

  @Test
  void searchNeverContradictsProofs() {
    RunReport report =
        new RandomRun<>(RandomProtocolsLongTests.class, ProtocolPlan::draw, new ProtocolProofs(10))
            .inTurn(1_000, 400);

    report.requireNoDifference();
    for (Channels kind : Channels.values()) {
      report.requireMoreThan(20, kind + ": check holds, prove proved");
      report.requireMoreThan(20, kind + ": check violated, prove violated");
      report.requireMoreThan(0, kind + ": check misbehaves, prove misbehaves");
    }
    report.requireMoreThan(0, "equal letters in flight");
    report.requireMoreThan(0, "equal letters of one step");
    report.requireMoreThan(20, "premise: check violated, prove violated");
    report.requireMoreThan(20, "premise: check holds, prove proved");
  }
}
