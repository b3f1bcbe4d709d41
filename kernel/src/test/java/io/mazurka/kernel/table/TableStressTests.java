package io.mazurka.kernel.table;

import org.junit.jupiter.api.Test;

/** Threads read tables while others fill them. */
final class TableStressTests {

  private final StressOfTables stress = new StressOfTables(4, 100);

  @Test
  void numbersAreUniqueAndTheSameForAll() throws Exception {
    stress.numberThings();
  }

  @Test
  void aNumberLeadsToItsThingWhereverItWasReadFrom() throws Exception {
    stress.handOverNumbers();
  }

  @Test
  void nobodySeesWhatIsNotComplete() throws Exception {
    stress.remember();
  }
}
