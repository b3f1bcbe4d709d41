package io.mazurka.temporal.branching;

import org.junit.jupiter.api.Test;

final class BranchingCheckLongTests {

  @Test
  void labellingAgreesWithTheDefinitionOnManyGraphs() {
    BranchingCheckTests.SMALL.inParallel(1_000_000, 500_000).requireNoDifference();
  }
}
