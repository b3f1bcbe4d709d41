package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.search.check.CheckResult;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Stubborn sets save states and lose neither a verdict nor a terminal state. */
final class ReductionTests {

  private static CheckOptions reduced(Split split, boolean net) {
    return CheckOptions.unreduced()
        .withAll()
        .withPor(Por.LPOR)
        .withNet(net)
        .with(ProtocolOptions.defaults().withSplit(split));
  }

  /** The reduced graph is part of the full one, so as many terminal states are the same ones. */
  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void reducedSearchKeepsVerdictAndTerminalStates(Row row) {
    for (Split split : Split.values()) {
      for (boolean net : new boolean[] {true, false}) {
        for (SearchOrder order : SearchOrder.values()) {
          CheckResult result = row.check(reduced(split, net).withSearch(order));

          assertThat(result.verdict()).isEqualTo(row.verdict());
          assertThat(result.statistics().terminalStates()).isEqualTo(row.figures().terminal());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void combinedSplitKeepsVerdictAndTerminalStates(Row row) {
    CheckResult result = row.check(reduced(Split.COMBINED, true));

    assertThat(result.verdict()).isEqualTo(row.verdict());
    assertThat(result.statistics().terminalStates()).isEqualTo(row.figures().terminal());
    assertThat(result.statistics().states()).isLessThan(row.figures().states());
  }

  /** Only the transitions are finer: states and steps are the same. */
  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void refinedModelHasTheSameFigures(Row row) {
    for (Split split : Split.values()) {
      ProtocolOptions refined = ProtocolOptions.defaults().withSplit(split);
      Statistics found = row.check(CheckOptions.unreduced().withAll().with(refined)).statistics();

      assertThat(found.states()).isEqualTo(row.figures().states());
      assertThat(found.transitions()).isEqualTo(row.figures().transitions());
      assertThat(found.terminalStates()).isEqualTo(row.figures().terminal());
      assertThat(found.depth()).isEqualTo(row.figures().depth());
    }
  }

  static Stream<Arguments> bounds() {
    return Stream.of(
        Arguments.of(Row.of(new Paxos(), 2, 3, 1), 5_085),
        Arguments.of(Row.of(new FaultyPaxos(), 2, 3, 1), 7_200),
        Arguments.of(Row.of(new FaultyPaxos2(), 2, 3, 1), 6_267),
        Arguments.of(Row.of(new EchoMulticast(), 2, 1, 2, 1), 132),
        Arguments.of(Row.of(new EchoMulticast(), 3, 0, 1, 1), 27),
        Arguments.of(Row.of(new Storage(), 3, 1), 181),
        Arguments.of(Row.of(new WrongStorage(), 3, 1), 199),
        Arguments.of(Row.of(new OralMessages(), 3, 1), 370));
  }

  /** With what the models declare of their steps; knowing more can only make fewer states. */
  @ParameterizedTest
  @MethodSource("bounds")
  void combinedSplitExploresFewStates(Row row, int mostStates) {
    CheckResult result = row.check(reduced(Split.COMBINED, true));

    assertThat(result.statistics().states()).isLessThanOrEqualTo(mostStates);
  }

  /** At most 5,108 and 529,564 states were asked for. */
  @ParameterizedTest
  @CsvSource({"2, 3, 5053, 1647", "3, 3, 524927, 148968"})
  void paxosKeepsItsTerminalStatesInFewStates(
      int proposers, int acceptors, long states, long terminal) {
    CheckResult result = paxos(proposers, acceptors, reduced(Split.COMBINED, true));

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
  }

  /** At most 568, 11,815 and 24,128 states were asked for. */
  @ParameterizedTest
  @CsvSource({"2, 3, 391, 54", "3, 3, 8487, 816", "2, 5, 7643, 980"})
  void paxosWithoutDeadMessagesKeepsItsTerminalStatesInFewStates(
      int proposers, int acceptors, long states, long terminal) {
    ProtocolOptions asymmetric = ProtocolOptions.defaults().withSymmetry(Symmetry.NONE);
    CheckResult result = paxos(proposers, acceptors, CheckOptions.defaults().with(asymmetric));

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
  }

  private static CheckResult paxos(int proposers, int acceptors, CheckOptions options) {
    return Row.of(new Paxos(), proposers, acceptors, 1).check(options).assertHolds();
  }
}
