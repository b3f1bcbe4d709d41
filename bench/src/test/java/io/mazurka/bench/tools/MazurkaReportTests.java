package io.mazurka.bench.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
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

  @Test
  void formulasHaveVerdictsAndProducts() {
    String asked =
        """
        {"verdict": "violated", "states": 288, "productStates": 573, "seconds": 0.5, "properties": [
          {"name": "[]<>p", "verdict": "violated", "kind": "ltl"},
          {"name": "<>q", "verdict": "holds", "kind": "ltl"},
          {"name": "[]q", "verdict": "inconclusive", "kind": "ltl"}]}
        """;
    assertThat(MazurkaReport.parse(asked).orElseThrow().states()).isEqualTo(573);
    assertThat(MazurkaReport.verdicts(asked))
        .contains(Map.of("[]<>p", Ruling.VIOLATED, "<>q", Ruling.HOLDS, "[]q", Ruling.UNKNOWN));
    assertThat(MazurkaReport.verdicts("")).isEmpty();
  }
}
