package io.mazurka.bench.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.protocols.Published.PublishedInstance;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

  /** The efficiency of algorithm 1, which table 3.2 prints as 96, 85 and 90 %. */
  @Test
  void efficienciesOfTheThesisAreNotQuiteThoseOfItsStates() {
    assertThat(efficiency(1_591_897, 136_915, 12)).isEqualTo(97);
    assertThat(efficiency(1_797, 345, 6)).isEqualTo(87);
    assertThat(efficiency(150_417, 6_999, 24)).isEqualTo(90);
  }

  private static long efficiency(double full, double orbits, double permutations) {
    return Math.round(100 * full / orbits / permutations);
  }

  /**
   * The combined split of table 3.3 and LPOR of table 4.1 are the same search, and so are their
   * figures but for faulty Paxos.
   */
  @Test
  void faultyPaxosHasTwoFiguresInTheThesis() {
    Map<String, List<String>> figures = new TreeMap<>();
    for (PublishedInstance line : SplitTable.LINES) {
      for (PublishedInstance other : AlgorithmTable.LINES) {
        String combined = line.published().states().get(3);
        String lpor = other.published().states().get(3);
        if (line.instance().toString().equals(other.instance().toString())
            && !combined.equals("–")
            && !lpor.equals("–")) {
          figures.put(line.instance().toString(), List.of(combined, lpor));
        }
      }
    }

    assertThat(figures)
        .isEqualTo(
            Map.of(
                "paxos 2,3,1", List.of("548,061", "548,061"),
                "faulty-paxos 2,3,1", List.of("105", "3,415"),
                "storage 3,1", List.of("18,451", "18,451"),
                "wrong-storage 3,2", List.of("6,987", "6,987")));
  }
}
