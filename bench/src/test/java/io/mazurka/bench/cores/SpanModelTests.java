package io.mazurka.bench.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpanModelTests {

  private static final String OUTPUT =
      """
      wall 20.0
      states 1000000.0
      rounds 10.0
      EXPAND 6.0
      SORT 1.0
      ADD 2.0
      BRING 1.0
      LEAD 0.3
      SOLE 0.1
      WAIT 5.0
      gc 0.1
      cpu 17.4
      """;

  private final CoresFigures figures = CoresFigures.read(OUTPUT);

  @Test
  void whatOneWorkerDoesAloneIsNotDivided() {
    SpanModel model = new SpanModel(10, 0.5, 1, 0, 0, 1, 0);
    assertThat(model.seconds(1)).isEqualTo(10.5);
    assertThat(model.seconds(10)).isEqualTo(1.5);
  }

  @Test
  void roundsCostHandoversAndHalfOfTheLastBatch() {
    SpanModel model = new SpanModel(10, 0, 1_000_000, 3, 0.001, 100, 10);
    assertThat(model.seconds(10)).isCloseTo(1 + 1_000 * (0.003 + 5e-5), within(1e-9));
  }

  @Test
  void waitingIsNoWork() {
    SpanModel model = SpanModel.of(figures);
    assertThat(model.shared()).isEqualTo(10);
    assertThat(model.alone()).isCloseTo(0.5, within(1e-9));
    assertThat(figures.restSeconds()).isCloseTo(2, within(1e-9));
    assertThat(figures.perState(0.001)).isCloseTo(1, within(1e-9));
  }
}
