package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AtMostOnceTests {

  @Test
  void repeatedOrderIsCarriedOutTwice() {
    Figures.assertViolated(AtMostOnce.protocol(2, false), 4, "count has times=2");
    assertThat(Figures.of(AtMostOnce.protocol(2, false))).isEqualTo(new Figures(12, 12, 3, 5, 3));
  }

  @Test
  void receiverThatRemembersCarriesOutOnce() {
    assertThat(Figures.of(AtMostOnce.protocol(2, true))).isEqualTo(new Figures(10, 11, 2, 5, 0));
  }

  @Test
  void withoutARepeatTheBugDoesNotShow() {
    assertThat(Figures.of(AtMostOnce.protocol(1, false)).violating()).isZero();
  }
}
