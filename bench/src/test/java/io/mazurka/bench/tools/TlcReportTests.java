package io.mazurka.bench.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TlcReportTests {

  private static final String REPORT =
      """
      Finished computing initial states: 1 distinct state generated at some time.
      Progress(28) at some time: 6,352,819 states generated, 2,094,552 distinct states found, 0 left
      6352819 states generated, 2094552 distinct states found, 0 states left on queue.
      Finished in 32496ms at (some time)
      """;

  @Test
  void theInitialStateIsNoTransition() {
    Measurement figures = TlcReport.parse(REPORT).orElseThrow();
    assertThat(figures.states()).isEqualTo(2_094_552);
    assertThat(figures.transitions()).isEqualTo(6_352_818);
    assertThat(figures.seconds()).isEqualTo(32.496);
  }

  @Test
  void anIncompleteSearchIsNoMeasurement() {
    assertThat(TlcReport.parse(REPORT.replace(", 0 states left", ", 7 states left"))).isEmpty();
  }

  @Test
  void theVersionIsInTheHelp() {
    assertThat(TlcReport.version("TLC - Version 2.18 of 20 March 2023")).isEqualTo("2.18");
  }

  @Test
  void formulasHaveVerdicts() {
    assertThat(TlcReport.verdict("Error: Temporal properties were violated.\n"))
        .isEqualTo(Ruling.VIOLATED);
    assertThat(TlcReport.verdict("Model checking completed. No error has been found.\n"))
        .isEqualTo(Ruling.HOLDS);
    assertThat(TlcReport.verdict("Parse Error")).isEqualTo(Ruling.UNKNOWN);
  }

  @Test
  void productIsWhatItChecksInTheEnd() {
    String asked =
        "Checking 2 branches of temporal properties for the complete state space with 4,189,104"
            + " total distinct states at (some time)\n";
    assertThat(TlcReport.parse(asked + REPORT).orElseThrow().states()).isEqualTo(4_189_104);
  }
}
