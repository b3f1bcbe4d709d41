package io.mazurka.kernel.table;

import io.mazurka.testkit.Draws;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads read tables while others fill them. */
final class TableStressTests {

  /** How many rounds there are; {@code -Ddraws} multiplies it. */
  private static final int ROUNDS = Draws.times(40);

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
