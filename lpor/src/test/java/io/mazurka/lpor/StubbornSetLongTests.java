package io.mazurka.lpor;

import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The properties of stubborn sets on many more random systems, always the same ones. */
class StubbornSetLongTests {

  private static final int SYSTEMS = 20_000;

  private final StubbornSetProperties properties = new StubbornSetProperties();

  private static void onEverySystem(LongConsumer property) {
    LongStream.range(0, SYSTEMS).forEach(property);
  }

  @Test
  void everySetOfEveryStateIsStubborn() {
    onEverySystem(properties::everySetOfEveryStateIsStubborn);
  }

  @Test
  void enablingSetsOnlyMakeSetsSmaller() {
    onEverySystem(properties::enablingSetsOnlyMakeSetsSmaller);
  }

  @Test
  void reducedSearchKeepsEveryTerminalState() {
    onEverySystem(properties::reducedSearchKeepsEveryTerminalState);
    onEverySystem(properties::depthFirstSearchWithItsPathKeepsEveryTerminalState);
  }

  @Test
  void reducedSearchKeepsWhetherTheInvariantHolds() {
    onEverySystem(properties::reducedSearchKeepsWhetherTheInvariantHolds);
  }
}
