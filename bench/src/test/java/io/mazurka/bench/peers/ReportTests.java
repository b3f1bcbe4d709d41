package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.Measurement;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ReportTests {

  private static final PeerInstance PAXOS = PeerInstance.parse("paxos:2,3,1");
  private static final PeerInstance STORAGE = PeerInstance.parse("storage:3,1");

  @Test
  void ratesAndMemoryAreDividedByThoseOfThePeer() {
    assertThat(report(measured("Mazurka", 1000, 0.5, 16), measured("SPIN", 1000, 3, 64)).markdown())
        .contains("| paxos 2,3,1 | Mazurka | 1,000 | 2,000 | 0.50 | 2,000 | 16.0 | – | – |")
        .contains("| paxos 2,3,1 | SPIN | 1,000 | 2,000 | 3.00 | 333 | 64.0 | 6.0 × | 0.25 × |")
        .contains("All tools that ran agree");
  }

  @Test
  void anInstanceOnWhichTheToolsDisagreeIsNamed() {
    PeerReport report = report(measured("Mazurka", 1000, 1, 16), measured("SPIN", 1001, 1, 64));
    assertThat(report.disagreements()).containsExactly(PAXOS);
    assertThat(report.markdown()).contains("disagree on paxos 2,3,1");
  }

  @Test
  void anAbsentMeasurementHasItsReason() {
    PeerReport report =
        report(
            ToolOutcome.skipped(STORAGE, "TLC", "too large"),
            ToolOutcome.failed(STORAGE, "SPIN", "no memory"));
    assertThat(report.markdown()).contains("not run: too large").contains("failed: no memory");
  }

  @Test
  void tlcIsComparedAcrossInstances() {
    ToolOutcome large = measured("Mazurka", 1_000_000, 1, 16);
    ToolOutcome small =
        ToolOutcome.measured(STORAGE, "TLC", new Measurement(500, 2, 0.05, OptionalDouble.empty()));
    assertThat(report(large, small).markdown())
        .contains("paxos 2,3,1, Mazurka explores 100 times as many")
        .contains("its best, storage 3,1.");
  }

  private static ToolOutcome measured(String tool, long states, double seconds, double bytes) {
    return ToolOutcome.measured(
        PAXOS, tool, new Measurement(states, 2000, seconds, OptionalDouble.of(bytes)));
  }

  private static PeerReport report(ToolOutcome... outcomes) {
    MeasuredMachine machine = new MeasuredMachine(2, "some processor", "8 GB", "Linux", "some JDK");
    return new PeerReport(machine, Map.of(), "no limit", List.of(outcomes));
  }
}
