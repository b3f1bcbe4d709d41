package io.mazurka.bench.peers;

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
    assertThat(SpinReport.parse("error: max search depth too small\n" + REPORT)).isEmpty();
    assertThat(SpinReport.parse("")).isEmpty();
  }
}
