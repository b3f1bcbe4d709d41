package io.mazurka.temporal.linear;

import org.junit.jupiter.api.Test;

final class EmptinessLongTests {

  private static final long FIRST_SEED = 1_000_000;

  @Test
  void componentsAgreeWithTheNaiveProductOnManyGraphs() {
    EmptinessTests.SMALL.inParallel(FIRST_SEED, 300_000).requireNoDifference();
    EmptinessTests.STRONG.inParallel(FIRST_SEED, 200_000).requireNoDifference();
    EmptinessTests.SEVERAL_WORDS.inParallel(FIRST_SEED, 30_000).requireNoDifference();
    EmptinessTests.LARGER.inParallel(FIRST_SEED, 30_000).requireNoDifference();
  }
}
