package io.mazurka.kernel.table;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same for minutes, with few and with many threads. */
final class TableStressLongTests {

  private static final int ROUNDS = 20_000;

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void numbersAreUniqueAndTheSameForAll(int threads) throws Exception {
    new StressOfTables(threads, ROUNDS).numberThings();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void aNumberLeadsToItsThingWhereverItWasReadFrom(int threads) throws Exception {
    new StressOfTables(threads, ROUNDS).handOverNumbers();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 16})
  void nobodySeesWhatIsNotComplete(int threads) throws Exception {
    new StressOfTables(threads, ROUNDS).remember();
  }
}
