package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import io.mazurka.gallery.circuits.Fifo;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The circuits have the published figures, no deadlock, no hazard, and exclude what they should.
 */
final class CircuitTests {

  static Stream<Arguments> figures() {
    return Stream.of(
        Arguments.of(new Fifo(), 1, 20),
        Arguments.of(new Fifo(), 2, 116),
        Arguments.of(new Fifo(), 3, 644),
        Arguments.of(new Fifo(), 4, 3_620),
        Arguments.of(new Fifo(), 5, 20_276),
        Arguments.of(new Arbiter(), 1, 52),
        Arguments.of(new Arbiter(), 3, 3_756),
        Arguments.of(new Dme(), 2, 502),
        Arguments.of(new Dme(), 3, 6_579));
  }

  @ParameterizedTest
  @MethodSource("figures")
  void fullSearchHasThePublishedFiguresAndEverythingHolds(Model model, int cells, long states) {
    CheckResult result = Row.of(model, cells).check(CheckOptions.unreduced().withAll());

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isZero();
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.properties()).allMatch(property -> property.verdict() == Verdict.HOLDS);
  }

  @Test
  void arbiterOfThreeCellsHasThePublishedTransitions() {
    CheckResult result = Row.of(new Arbiter(), 3).check(CheckOptions.unreduced());

    assertThat(result.statistics().transitions()).isEqualTo(11_600);
  }
}
