package io.mazurka.bench.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.tools.Measurement;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

final class LinearTablesTests {

  private static final LinearTables TABLES =
      new LinearTables("M", "S", "T", "M reduced", "S reduced");

  private static Measurement measured(long states, double seconds) {
    return new Measurement(states, 0, seconds, OptionalDouble.empty());
  }

  @Test
  void ratesStandBesideEachOther() {
    Lap lap =
        new Lap(
            "ring 9",
            Map.of("M", measured(6_000, 1), "S", measured(6_000, 3)),
            Map.of("T", "no such TLA+ model"));

    assertThat(TABLES.rates(List.of(lap)))
        .contains("| ring 9 | 6,000 | 6,000 | 6,000 | 2,000 | 3.0 | – | – | – |\n")
        .endsWith("\n- ring 9, T: no such TLA+ model.\n");
  }

  @Test
  void reductionIsAShareOfTheFullProduct() {
    Lap lap =
        new Lap(
            "ring 9",
            Map.of(
                "M",
                measured(1_000, 1),
                "M reduced",
                measured(250, 0.5),
                "S",
                measured(1_001, 2),
                "S reduced",
                measured(800, 1.5)),
            Map.of());

    assertThat(TABLES.reductions(List.of(lap)))
        .endsWith(
            "| ring 9 | 1,001 | 2.00 | 800 | 1.50 | 79.9 % | 1,000 | 1.00 | 250 | 0.50 | 25.0 % |\n");
  }
}
