package io.mazurka.proofs;

import io.mazurka.proofs.random.ProtocolPlan;
import io.mazurka.proofs.random.ProtocolProofs;
import io.mazurka.protocols.Channels;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On random protocols of every kind of channel a search never contradicts a proof. */
@Tag("slow")
final class RandomProtocolsTests {

  @Test
  void searchNeverContradictsProofs() {
    RunReport report =
        new RandomRun<>(RandomProtocolsTests.class, ProtocolPlan::draw, new ProtocolProofs(12))
            .inTurn(0, 36);

    report.requireNoDifference();
    for (Channels kind : Channels.values()) {
      report.requireMoreThan(3, kind + ": check holds, prove proved");
      report.requireMoreThan(0, kind + ": check violated, prove violated");
    }
    report.requireMoreThan(3, "steps that send twice");
    report.requireMoreThan(3, "steps that take all");
    report.requireMoreThan(3, "bounded channels");
    report.requireMoreThan(5, "detected crashes");
    report.requireMoreThan(3, "crashes: check holds, prove proved");
    report.requireMoreThan(3, "crashes: check violated, prove violated");
    report.requireMoreThan(0, "premise: check violated, prove violated");
    report.requireMoreThan(0, "premise: check holds, prove proved");
    report.requireOfMany(400, () -> requireWhatIsRare(report));
  }

  /** Comes up in a run of hundreds of protocols. */
  private static void requireWhatIsRare(RunReport report) {
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
