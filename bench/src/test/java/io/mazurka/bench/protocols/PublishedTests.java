package io.mazurka.bench.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PublishedTests {

  @Test
  void savingsAreThoseOfThePrintedNumbers() {
    Published paxos = Published.of("2,822,764", "1,826,560", "1,087,486", "548,061");

    assertThat(paxos.saved(1)).isEqualTo("35.3 %");
    assertThat(paxos.saved(3)).isEqualTo("80.6 %");
  }

  @Test
  void whatDidNotEndIsALowerBound() {
    Published paxos = Published.of("> 38,000,000", "1,118,341");
    Published multicast = Published.of("12,023,663", "> 10,472,557");

    assertThat(paxos.saved(1)).isEqualTo("> 97.1 %");
    assertThat(multicast.saved(1)).isEqualTo("–");
    assertThat(Published.nothing(2).saved(1)).isEqualTo("–");
  }

  @Test
  void savingsAreNotRoundedToEverything() {
    assertThat(Published.of("24,939,222", "6,987").saved(1)).isEqualTo("> 99.9 %");
  }
}
