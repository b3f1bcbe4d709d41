package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

final class RingElectionTests {

  @Test
  void largestNumberLeads() {
    Check.of(RingElection.protocol(3, false)).run().assertHolds();
    assertThat(Figures.of(RingElection.protocol(3, false))).isEqualTo(new Figures(20, 36, 1, 6, 0));
  }

  @Test
  void twoWithTheSameNumberMayBothLead() {
    assertThat(Figures.of(RingElection.protocol(3, true)).violating()).isPositive();
    assertThatThrownBy(() -> Check.of(RingElection.protocol(3, true)).run().assertHolds())
        .hasMessageContaining("node2 has number=2, started=true, leader=true; node3 has number=2");
  }
}
