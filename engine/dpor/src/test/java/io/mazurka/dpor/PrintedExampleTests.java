package io.mazurka.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The example of Flanagan and Godefroid 2005, section 3: p1 writes x twice, p2 writes y and then x.
 */
final class PrintedExampleTests {

  private static Tally explore(Strategy strategy) {
    StraightLines example = new StraightLines("wx wx", "wy wx");
    return Explorer.of(example, strategy, Conflicts.READWRITE, 100, (end, history) -> true).run();
  }

  static Stream<Strategy> withSleepSets() {
    return Stream.of(new Strategy.Repaired(), new Strategy.Source(), new Strategy.Optimal());
  }

  @ParameterizedTest
  @MethodSource("withSleepSets")
  void eachOfThreePartialOrdersIsExploredOnce(Strategy strategy) {
    assertThat(explore(strategy).traces()).isEqualTo(3);
  }

  /** The three are among them, and so are all other interleavings: 4 events, 2 of each process. */
  @ParameterizedTest
  @EnumSource(names = {"HAPPENS_BEFORE", "CLOCK_VECTORS"})
  void withoutSleepSetsEveryInterleavingIsExplored(ClassicVariant variant) {
    assertThat(explore(new Strategy.Published(variant)).traces()).isEqualTo(6);
  }
}
