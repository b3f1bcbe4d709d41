package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The published algorithm on the protocols of the thesis. */
final class PublishedSetsTests {

  private static CheckOptions published(Split split) {
    return CheckOptions.unreduced()
        .withAll()
        .withReductions(ReductionOptions.none().withPor(Por.LPOR).withSets(Por.Sets.PUBLISHED))
        .withSearch(SearchOrder.DFS)
        .with(ProtocolOptions.defaults().withSplit(split));
  }

  private static List<Long> states(Row row) {
    return Stream.of(Split.NONE, Split.QUORUM, Split.REPLY, Split.COMBINED)
        .map(split -> row.check(published(split)).statistics().states())
        .toList();
  }

  static Stream<Arguments> splits() {
    return Stream.of(
        Arguments.of(Row.of(new EchoMulticast(), 3, 0, 1, 1), List.of(45L, 32L, 45L, 32L)),
        Arguments.of(Row.of(new EchoMulticast(), 2, 1, 0, 1), List.of(32L, 32L, 27L, 27L)),
        Arguments.of(Row.of(new Storage(), 3, 1), List.of(170L, 170L, 170L, 170L)));
  }

  /**
   * Table 3.3 of the thesis has 652, 232, 652, 232 states and 2,787, 2,787, 1,165, 1,165: of these
   * two, one gains from the split of quorum steps alone and one from that of replies alone. Of the
   * last one the thesis says that no split helps.
   */
  @ParameterizedTest
  @MethodSource("splits")
  void splitsHelpWhereTheyHelpInTheThesis(Row row, List<Long> states) {
    assertThat(states(row)).isEqualTo(states);
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void verdictAndTerminalStatesAreKept(Row row) {
    for (boolean net : new boolean[] {true, false}) {
      CheckResult result = row.check(published(Split.COMBINED).withNet(net));

      assertThat(result.verdict()).isEqualTo(row.verdict());
      assertThat(result.statistics().terminalStates()).isEqualTo(row.figures().terminal());
    }
  }

  /** No process of these sends a message twice, so the printed dependency is right. */
  @Test
  void protocolsOfTheThesisNeedNoCorrection() {
    Stream.of(
            Row.of(new Paxos(), 1, 3, 1),
            Row.of(new Storage(), 3, 1),
            Row.of(new EchoMulticast(), 3, 0, 1, 1))
        .map(row -> row.check(published(Split.COMBINED)))
        .forEach(
            result ->
                assertThat(result.reductions())
                    .containsExactly("lpor as published, combined split"));
  }

  @Test
  void symmetryAndDeadMessagesGoWithPublishedSets() {
    CheckOptions options =
        CheckOptions.defaults()
            .withAll()
            .withReductions(
                ReductionOptions.defaults().withPor(Por.LPOR).withSets(Por.Sets.PUBLISHED))
            .with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES));
    CheckResult result = Row.of(new Storage(), 3, 1).check(options).assertHolds();

    assertThat(result.statistics().states()).isLessThan(170);
  }
}
