package io.mazurka.bench.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpinReportTests {

  private static final String REPORT =
      """
      State-vector 84 byte, depth reached 26, errors: 0
      31364889 states, stored
      86258778 states, matched
      1.1762367e+08 transitions (= stored+matched)

       1676.389	actual memory usage for states (compression: 53.89%)
        256.000	memory used for hash table (-w25)

      pan: elapsed time 39.4 seconds
      """;

  @Test
  void theInitialStateIsNoTransition() {
    Measurement figures = SpinReport.parse(REPORT).orElseThrow();
    assertThat(figures.states()).isEqualTo(31_364_889);
    assertThat(figures.transitions()).isEqualTo(117_623_666);
    assertThat(figures.seconds()).isEqualTo(39.4);
  }

  @Test
  void bytesCountTheHashTable() {
    Measurement figures = SpinReport.parse(REPORT).orElseThrow();
    assertThat(figures.bytesPerState().orElseThrow()).isBetween(64.5, 64.7);
  }

  @Test
  void anIncompleteSearchIsNoMeasurement() {
    assertThat(SpinReport.parse("Warning: Search not completed\n" + REPORT)).isEmpty();
    assertThat(SpinReport.parse(REPORT + "Warning: Search incomplete\n")).isEmpty();
    assertThat(SpinReport.parse("hash table is full\n" + REPORT)).isEmpty();
    assertThat(SpinReport.parse("error: max search depth too small\n" + REPORT)).isEmpty();
    assertThat(SpinReport.parse("")).isEmpty();
  }

  @Test
  void acceptanceCycleIsViolation() {
    String report =
        """
        pan:1: acceptance cycle (at depth 8)
        Warning: Search not completed
        State-vector 68 byte, depth reached 19, errors: 1
               10 states, stored
        pan: elapsed time 0.01 seconds
        """;
    assertThat(SpinReport.verdict(report)).isEqualTo(Ruling.VIOLATED);
    assertThat(SpinReport.parse(report)).isEmpty();
  }

  @Test
  void productStatesAreThoseStored() {
    String report =
        """
        acceptance   cycles \t+ (fairness enabled)
        State-vector 68 byte, depth reached 273, errors: 0
              573 states, stored (1748 visited)
             3000 states, matched
             4748 transitions (= visited+matched)
        pan: elapsed time 0.01 seconds
        """;
    assertThat(SpinReport.verdict(report)).isEqualTo(Ruling.HOLDS);
    assertThat(SpinReport.parse(report).orElseThrow().states()).isEqualTo(573);
  }

  @Test
  void searchThatIsCutOffSaysNothingUnlessItFoundSomething() {
    String report = "error: max search depth too small\nerrors: 0\n";
    assertThat(SpinReport.verdict(report)).isEqualTo(Ruling.UNKNOWN);
    assertThat(SpinReport.verdict(report.replace("errors: 0", "errors: 1")))
        .isEqualTo(Ruling.VIOLATED);
    assertThat(SpinReport.verdict("")).isEqualTo(Ruling.UNKNOWN);
    assertThat(SpinReport.hasEnded(report)).isFalse();
  }
}
