package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

final class ElectionTests {

  @Test
  void threeVotersElectOneLeader() {
    Protocol election = Election.protocol(3);
    Check.of(election).run().assertHolds();
  }

  @Test
  void halfOfTwoVotersElectALeaderEach() {
    Figures.assertViolated(Election.protocol(2), 6, "candidate1 is LEADER, candidate2 is LEADER");
    assertThat(Figures.of(Election.protocol(2))).isEqualTo(new Figures(44, 84, 4, 6, 2));
  }

  @Test
  void oddNumbersOfVotersElectOneLeader() {
    assertThat(Figures.of(Election.protocol(3))).isEqualTo(new Figures(74, 156, 12, 6, 0));
    Check.of(Election.protocol(5)).run().assertHolds();
  }

  @Test
  void parametersAreGivenAsOnTheCommandLine() {
    Check.of(new Election(), "voters=3").run().assertHolds();
    assertThat(Check.of(new Election(), "voters=2").run().holds()).isFalse();
  }

  @Test
  void failedAssertionShowsTheCounterexample() {
    assertThatThrownBy(() -> Check.of(Election.protocol(4)).run().assertHolds())
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("one leader is violated after 8 steps: ")
        .hasMessageContaining("candidate1 win: consumes Vote() from");
  }
}
