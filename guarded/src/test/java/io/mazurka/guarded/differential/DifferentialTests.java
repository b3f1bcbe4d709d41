package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Reduced searches keep every verdict and every terminal state. */
class DifferentialTests {

  long systems() {
    return 1_200;
  }

  @Test
  void randomProgramsKeepVerdictsAndTerminalStates() {
    Comparison comparison = new Comparison();
    LongStream.range(0, systems())
        .forEach(seed -> comparison.compare(RandomPrograms.of(seed).model(), "program " + seed));

    assertOccurred(comparison);
  }

  @Test
  void randomCircuitsKeepVerdictsAndTerminalStates() {
    Comparison comparison = new Comparison();
    LongStream.range(0, systems())
        .forEach(seed -> comparison.compare(RandomCircuits.of(seed), "circuit " + seed));

    assertOccurred(comparison);
  }

  /** That nothing is lost means little unless there was something to lose. */
  private void assertOccurred(Comparison comparison) {
    String report = comparison.toString();
    assertThat(comparison.reduced).as(report).isGreaterThan((int) systems() / 2);
    assertThat(comparison.reducedWithInvariants).as(report).isGreaterThan((int) systems() / 8);
    assertThat(comparison.violated).as(report).isGreaterThan((int) systems() / 20);
    assertThat(comparison.withTerminalStates).as(report).isGreaterThan((int) systems() / 20);
    assertThat(comparison.differentFromEachOther).as(report).isPositive();
  }
}
