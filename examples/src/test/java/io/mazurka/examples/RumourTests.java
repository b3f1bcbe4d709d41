package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

final class RumourTests {

  @Test
  void nobodyTellsBeforeHavingHeard() {
    Check.of(Rumour.protocol(3)).run().assertHolds();
    assertThat(Figures.of(Rumour.protocol(2))).isEqualTo(new Figures(24, 36, 3, 6, 0));
    assertThat(Check.of(Rumour.protocol(3)).run().statistics().states()).isEqualTo(27);
  }
}
