package io.mazurka.bench.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.tools.Inquiry;
import io.mazurka.bench.tools.Inquiry.Fairness;
import io.mazurka.bench.tools.ModelTwin;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class LinearInstanceTests {

  private static final LinearInstance LINK =
      new LinearInstance(
          LinearModel.ALTERNATING_BIT, 3, Inquiry.of(Fairness.WEAK, "[](p -> <>(q || !r))"));

  @Test
  void everyToolIsAskedInItsOwnForm() {
    assertThat(LINK.arguments(Path.of(".")))
        .containsExactly(
            "alternating-bit", "losses=3", "--ltl", "[](p -> <>(q || !r))", "--fair", "weak");
    ModelTwin promela = LINK.promela().orElseThrow();
    assertThat(promela.name()).isEqualTo("lossy-link");
    assertThat(promela.settings()).containsExactly("BITS=2", "LOSSES=3");
    ModelTwin tla = LINK.tla(false).orElseThrow();
    assertThat(tla.settings()).containsExactly("BITS = 2", "LOSSES = 3");
    assertThat(tla.inquiry().orElseThrow().formulas()).containsExactly("[](p => <>(q \\/ ~r))");
  }

  @Test
  void spinIsNotAskedForStrongFairness() {
    LinearInstance strong =
        new LinearInstance(LinearModel.PETERSON, 3, Inquiry.of(Fairness.STRONG, "<>p"));

    assertThat(strong.promela()).isEmpty();
    assertThat(strong.tla(false)).isEmpty();
  }

  @Test
  void tlcHasNoUntil() {
    assertThat(LinearInstance.fitsTla("[]<>UP")).isTrue();
    assertThat(LinearInstance.fitsTla("p U q")).isFalse();
    assertThat(LinearInstance.fitsTla("(!p) W q")).isFalse();
  }

  @Test
  void whatHoldsIsAmongTheFormulas() {
    for (LinearModel model : LinearModel.values()) {
      assertThat(model.formulas()).contains(model.whole()).hasSizeGreaterThanOrEqualTo(5);
    }
  }
}
