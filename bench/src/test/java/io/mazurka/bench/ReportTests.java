package io.mazurka.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ReportTests {

  private static final Instance PAXOS = Instance.parse("paxos:2,3,1");
  private static final Instance STORAGE = Instance.parse("storage:3,1");

  @Test
  void ratesAndMemoryAreDividedByThoseOfThePeer() {
    assertThat(report(measured("Mazurka", 1000, 0.5, 16), measured("SPIN", 1000, 3, 64)).markdown())
        .contains("| paxos 2,3,1 | Mazurka | 1,000 | 2,000 | 0.50 | 2,000 | 16.0 | – | – |")
        .contains("| paxos 2,3,1 | SPIN | 1,000 | 2,000 | 3.00 | 333 | 64.0 | 6.0 × | 0.25 × |")
        .contains("All tools that ran agree");
  }

  @Test
  void anInstanceOnWhichTheToolsDisagreeIsNamed() {
    Report report = report(measured("Mazurka", 1000, 1, 16), measured("SPIN", 1001, 1, 64));
    assertThat(report.disagreements()).containsExactly(PAXOS);
    assertThat(report.markdown()).contains("disagree on paxos 2,3,1");
  }

  @Test
  void anAbsentMeasurementHasItsReason() {
    Report report =
        report(
            Outcome.skipped(STORAGE, "TLC", "too large"),
            Outcome.failed(STORAGE, "SPIN", "no memory"));
    assertThat(report.markdown()).contains("not run: too large").contains("failed: no memory");
  }

  @Test
  void tlcIsComparedAcrossInstances() {
    Outcome large = measured("Mazurka", 1_000_000, 1, 16);
    Outcome small =
        Outcome.measured(STORAGE, "TLC", new Measurement(500, 2, 0.05, OptionalDouble.empty()));
    assertThat(report(large, small).markdown())
        .contains("paxos 2,3,1, Mazurka explores 100 times as many")
        .contains("its best, storage 3,1.");
  }

  private static Outcome measured(String tool, long states, double seconds, double bytes) {
    return Outcome.measured(
        PAXOS, tool, new Measurement(states, 2000, seconds, OptionalDouble.of(bytes)));
  }

  private static Report report(Outcome... outcomes) {
    Machine machine = new Machine(2, "some processor", "8 GB", "Linux", "some JDK");
    return new Report(machine, Map.of(), "no limit", List.of(outcomes));
  }
}
