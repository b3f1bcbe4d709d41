package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How many states of the circuits are left by local state space analysis. */
final class CircuitReductionTests {

  private static final CheckOptions LSSA =
      CheckOptions.defaults().withPor(Por.LSSA).withSymmetry(Symmetry.NONE);

  /** Of fifo these are the published figures; of the others fewer. */
  static Stream<Arguments> deadlock() {
    return Stream.of(
        Arguments.of(new Fifo(), 3, 51),
        Arguments.of(new Fifo(), 5, 121),
        Arguments.of(new Fifo(), 20, 1_666),
        Arguments.of(new Arbiter(), 3, 161),
        Arguments.of(new Arbiter(), 5, 749),
        Arguments.of(new Arbiter(), 7, 3_475),
        Arguments.of(new Arbiter(), 9, 14_693),
        Arguments.of(new Dme(), 3, 582),
        Arguments.of(new Dme(), 5, 4_520));
  }

  @ParameterizedTest
  @MethodSource("deadlock")
  void fewStatesAreLeftWhenOnlyDeadlockMatters(Model model, int cells, long states) {
    CheckResult result = Row.of(model, cells).check(LSSA.withProperties("deadlock"));

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.reductions()).containsExactly("lssa");
  }

  /**
   * The local graphs of an arbiter prove that it excludes; a ring's users are told apart by all.
   */
  static Stream<Arguments> everything() {
    return Stream.of(
        Arguments.of(new Fifo(), 5, 121),
        Arguments.of(new Arbiter(), 5, 749),
        Arguments.of(new Dme(), 2, 280),
        Arguments.of(new Dme(), 3, 2_069));
  }

  @ParameterizedTest
  @MethodSource("everything")
  void fewStatesAreLeftWhenAllPropertiesMatter(Model model, int cells, long states) {
    CheckResult result = Row.of(model, cells).check(LSSA);

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }
}
