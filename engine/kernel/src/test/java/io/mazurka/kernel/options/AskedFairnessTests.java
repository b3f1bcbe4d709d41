package io.mazurka.kernel.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AskedFairnessTests {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "none",
        "weak",
        "strong",
        "weak:p1",
        "strong:p1.send to q",
        "weak-delivery",
        "strong-delivery:p1",
        "weak-delivery:p1->q"
      })
  void whatIsReadIsWrittenAgain(String text) {
    assertThat(AskedFairness.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "week", "weak:", "none:p", "Weak", "delivery", "weak-delivery:"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> AskedFairness.parse(text))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("'weak-delivery:SENDER->RECIPIENT', not '" + text + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"strong:a:b"})
  void namesMayHaveColons(String text) {
    assertThat(AskedFairness.parse(text)).isEqualTo(AskedFairness.of(Strength.STRONG, "a:b"));
  }
}
