package io.mazurka.bench.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.Paxos;
import org.junit.jupiter.api.Test;

class SymmetryTableTests {

  @Test
  void theOrbitsTogetherHaveAsManyStatesAsAFullSearchFinds() {
    ProtocolInstance paxos = ProtocolInstance.of(new Paxos(), 2, 4, 1);

    assertThat(new SymmetryTable(60).statesInOrbits(paxos))
        .isEqualTo(TimedSearch.once(paxos, Searches.full().withAll()).states());
  }
}
