package io.mazurka.temporal.linear;

import org.junit.jupiter.api.Test;

final class EmptinessLongTests {

  private static final long FIRST_SEED = 1_000_000;

  @Test
  void componentsAgreeWithTheNaiveProductOnManyGraphs() {
    EmptinessTests.SMALL.inParallel(FIRST_SEED, 150_000).requireNoDifference();
    EmptinessTests.STRONG.inParallel(FIRST_SEED, 100_000).requireNoDifference();
    EmptinessTests.SEVERAL_WORDS.inParallel(FIRST_SEED, 15_000).requireNoDifference();
    EmptinessTests.LARGER.inParallel(FIRST_SEED, 15_000).requireNoDifference();
  }
}
