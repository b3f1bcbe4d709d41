package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.Row.Figures;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published figures come out exactly, whatever the search and the store. */
final class FiguresTests {

  private static final CheckOptions ALL = CheckOptions.unreduced().withAll();

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void fullSearchHasThePublishedFigures(Row row) {
    CheckResult result = row.check(ALL);

    assertThat(figures(result.statistics(), row)).isEqualTo(row.figures());
    assertThat(result.verdict()).isEqualTo(row.verdict());
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void breadthFirstSearchFindsAShortestCounterexample(Row row) {
    CheckResult result = row.check(CheckOptions.unreduced());

    assertThat(result.verdict()).isEqualTo(row.verdict());
    Counterexample counterexample = result.counterexample();
    if (counterexample == null) {
      assertThat(row.figures().violating()).isZero();
    } else {
      assertThat(counterexample.shortest()).isTrue();
      assertThat(counterexample.path().steps()).hasSize(row.figures().shortest());
    }
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void depthFirstSearchHasTheSameVerdictAndFigures(Row row) {
    CheckOptions depthFirst = CheckOptions.unreduced().withSearch(SearchOrder.DFS);

    assertThat(row.check(depthFirst).verdict()).isEqualTo(row.verdict());
    CheckResult result = row.check(depthFirst.withAll());
    assertThat(figures(result.statistics(), row)).isEqualTo(row.figures());
    assertThat(result.verdict()).isEqualTo(row.verdict());
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void fingerprintStoreHasTheSameVerdictAndFigures(Row row) {
    CheckResult result = row.check(ALL.withStore(StoreKind.FINGERPRINT));

    assertThat(figures(result.statistics(), row)).isEqualTo(row.figures());
    assertThat(result.verdict()).isEqualTo(row.verdict());
  }

  /** These figures are SPIN's. */
  @Test
  void echoMulticastWithFiveHonestReceiversHasTheFiguresOfSpin() {
    Statistics statistics = Row.of(new EchoMulticast(), 5, 1, 1, 1).check(ALL).statistics();

    assertThat(statistics.states()).isEqualTo(16_641);
    assertThat(statistics.transitions()).isEqualTo(107_844);
  }

  /** What was found, with what a full search does not tell filled in from the row. */
  private static Figures figures(Statistics found, Row row) {
    boolean knowsDepth = found.depth() >= 0;
    return new Figures(
        found.states(),
        found.transitions(),
        found.terminalStates(),
        knowsDepth ? found.depth() : row.figures().depth(),
        found.violatingStates(),
        row.figures().shortest());
  }
}
