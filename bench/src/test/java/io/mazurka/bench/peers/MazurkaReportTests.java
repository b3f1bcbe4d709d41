package io.mazurka.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MazurkaReportTests {

  private static final String REPORT =
      """
      {"model": "paxos", "verdict": "holds", "states": 15804, "transitions": 39693,
       "seconds": 0.25, "bytesPerState": 16.5}
      """;

  @Test
  void theFiguresAreTakenAsTheyAre() {
    assertThat(MazurkaReport.parse(REPORT))
        .contains(new Measurement(15_804, 39_693, 0.25, OptionalDouble.of(16.5)));
  }

  @Test
  void anIncompleteSearchIsNoMeasurement() {
    assertThat(MazurkaReport.parse(REPORT.replace("holds", "inconclusive"))).isEmpty();
    assertThat(MazurkaReport.parse("")).isEmpty();
    assertThat(MazurkaReport.parse("no JSON")).isEmpty();
  }
}
