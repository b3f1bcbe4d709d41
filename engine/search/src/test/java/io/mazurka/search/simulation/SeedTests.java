package io.mazurka.search.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Executions of different seeds are drawn from different numbers. */
final class SeedTests {

  private static final long MANY = 1_000_000_000_000L;

  @Test
  void neighbouringSeedsShareNoExecution() {
    Set<Long> drawn = new HashSet<>();
    for (long seed = -50; seed <= 50; seed++) {
      for (long number = 0; number < 1_000; number++) {
        assertThat(drawn.add(SimulationPlan.drawn(seed, number))).isTrue();
      }
    }
  }

  @Test
  void noTwoOfAMillionSeedsShareOneOfATrillionExecutions() {
    for (long apart = 1; apart < 1_000_000; apart++) {
      long distance = SimulationPlan.drawn(1 + apart, 0) - SimulationPlan.drawn(1, 0);
      assertThat(Math.abs(distance)).isGreaterThan(MANY);
    }
  }

  @Test
  void usualSeedCountsFromTheBeginning() {
    assertThat(SimulationPlan.drawn(1, 0)).isEqualTo(1);
    assertThat(SimulationPlan.drawn(1, 41)).isEqualTo(42);
  }
}
