package io.mazurka.protocols.differential;

import org.junit.jupiter.api.Test;

/** Many random protocols that go on without end. */
class EndlessLongTests {

  @Test
  void reducedSearchFindsWhatFewStepsOfManyEndlessProtocolsViolate() {
    EndlessTests.compare(getClass(), 10_000, 1_000);
  }
}
