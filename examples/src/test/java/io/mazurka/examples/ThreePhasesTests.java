package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

final class ThreePhasesTests {

  private static long states(Protocol protocol, CheckOptions options) {
    return Check.of(protocol).with(options).run().assertHolds().statistics().states();
  }

  @Test
  void honestBackupsAgree() {
    Check.of(ThreePhases.protocol(false, false)).run().assertHolds();
    Check.of(ThreePhases.protocol(false, true)).run().assertHolds();
  }

  /** Always there, or sent by steps: the same verdict with far fewer states. */
  @Test
  void liesThatAreAlwaysThereCostNoStates() {
    assertThat(Figures.of(ThreePhases.protocol(false, false)))
        .isEqualTo(new Figures(1231, 2874, 438, 9, 0));
    Protocol there = ThreePhases.protocol(false, false);
    Protocol stepwise = ThreePhases.protocol(false, true);
    CheckOptions defaults = CheckOptions.defaults();
    assertThat(states(there, defaults)).isEqualTo(30);
    assertThat(states(stepwise, defaults)).isEqualTo(42);
    assertThat(states(there, defaults.withPor(Por.NONE))).isEqualTo(42);
    assertThat(states(stepwise, defaults.withPor(Por.NONE))).isEqualTo(1_956);
  }

  @Test
  void carelessBackupsDisagree() {
    for (boolean stepwise : new boolean[] {false, true}) {
      assertThatThrownBy(() -> Check.of(ThreePhases.protocol(true, stepwise)).run().assertHolds())
          .hasMessageContaining("agreement is violated");
    }
  }
}
