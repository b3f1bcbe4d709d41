package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.gallery.Row.Figures;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The protocols of Bokor's thesis with other faults, other attacks and other properties. Their
 * figures were obtained without Mazurka, too.
 */
final class VariantTests {

  /** Tables 3.2 and 4.1 of the thesis are about these, and these are small. */
  static Stream<Row> rows() {
    return Stream.of(
        Row.of(new Paxos(), 2, 3, 1, 1).has(31_608, 79_386, 3_294, 18),
        Row.of(new WrongPaxos(), 2, 3, 1).has(55_269, 194_613, 435, 22).violates(1_176, 12),
        Row.of(new WrongPaxos(), 2, 3, 1, 1).has(110_538, 389_226, 870, 22).violates(2_352, 12),
        Row.of(new FaultyPaxos3(), 2, 3, 1).has(33_768, 106_881, 1_485, 18).violates(2_811, 14),
        Row.of(new FaultyPaxos3(), 2, 3, 1, 1).has(67_536, 213_762, 2_970, 18).violates(5_622, 14),
        Row.of(new EchoMulticast(), 2, 1, 2, 1, 1)
            .has(604_790, 3_620_328, 1_120, 23)
            .violates(31_914, 11));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void fullSearchHasTheFiguresOfAnotherProgram(Row row) {
    assertHas(row, row.figures());
  }

  /** Nothing is lost by reductions: as many terminal states are the same ones. */
  @ParameterizedTest
  @MethodSource("rows")
  void stubbornSetsKeepVerdictAndTerminalStates(Row row) {
    CheckResult result = row.check(CheckOptions.unreduced().withAll().withPor(Por.LPOR));

    assertThat(result.verdict()).isEqualTo(row.verdict());
    assertThat(result.statistics().terminalStates()).isEqualTo(row.figures().terminal());
  }

  /**
   * Table 3.2: whole servers are permuted in two ways, proposers and acceptors in twelve. The
   * orbits were counted by trying all permutations on all states.
   */
  @ParameterizedTest
  @CsvSource({"paxos, 15804, 2861", "wrong-paxos, 55269, 9701", "faulty-paxos-3, 33768, 5990"})
  void serversAreDecomposed(String name, long whole, long decomposed) {
    Paxos model =
        Stream.of(new Paxos(), new WrongPaxos(), new FaultyPaxos3())
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    Row row = Row.of(model, 2, 3, 1, 1);

    assertThat(orbits(row, Symmetry.PROCESSES)).isEqualTo(whole);
    assertThat(orbits(row, Symmetry.ROLES)).isEqualTo(decomposed);
  }

  /** Also in table 3.2: the commander is in one process with a lieutenant. */
  @Test
  void generalsAreDecomposed() {
    Row row = Row.of(new StepwiseOralMessages(), 3, 1);

    assertThat(row.check(CheckOptions.unreduced()).statistics().states()).isEqualTo(5_314);
    assertThat(orbits(row, Symmetry.PROCESSES)).isEqualTo(2_784);
    assertThat(orbits(row, Symmetry.ROLES)).isEqualTo(1_022);
  }

  private static long orbits(Row row, Symmetry symmetry) {
    ProtocolOptions own = ProtocolOptions.unreduced().withSymmetry(symmetry);
    return row.check(CheckOptions.unreduced().withAll().with(own)).statistics().states();
  }

  @Test
  void tooManyInterchangeableProposersAreRefused() {
    assertThatThrownBy(() -> Row.of(new Paxos(), 7, 3, 1, 1).system())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("at most proposers=6");
  }

  /** The simple attack first, whose figures are published. */
  static Stream<List<Integer>> multicasts() {
    return Stream.of(
        List.of(3, 0, 1, 1, 0),
        List.of(3, 1, 1, 0, 0),
        List.of(2, 1, 2, 1, 0),
        List.of(2, 1, 0, 1, 1),
        List.of(3, 0, 1, 1, 1),
        List.of(3, 1, 1, 0, 1),
        List.of(1, 0, 2, 1, 1),
        List.of(2, 0, 2, 1, 1));
  }

  @ParameterizedTest
  @MethodSource("multicasts")
  void multicastHasTheFiguresOfTheModelByHand(List<Integer> values) {
    Figures byHand = figuresByHand(values);

    assertHas(
        Row.of(new EchoMulticast(), values.stream().mapToInt(Integer::intValue).toArray()), byHand);
  }

  /** Of the instance of table 4.1, which takes a minute. */
  @Tag("long")
  @Test
  void modelByHandHasThePinnedFigures() {
    Row multicast =
        rows().filter(row -> row.model() instanceof EchoMulticast).findFirst().orElseThrow();

    assertThat(figuresByHand(List.copyOf(multicast.parameters().values())))
        .isEqualTo(multicast.figures());
  }

  private static Figures figuresByHand(List<Integer> values) {
    return MulticastByHand.of(
            values.get(0), values.get(1), values.get(2), values.get(3), values.get(4) == 1)
        .figures();
  }

  private static void assertHas(Row row, Figures figures) {
    Statistics found = row.check(CheckOptions.unreduced().withAll()).statistics();
    int shortest = found.violatingStates() == 0 ? 0 : stepsToTheFirst(row);
    assertThat(
            new Figures(
                found.states(),
                found.transitions(),
                found.terminalStates(),
                found.depth(),
                found.violatingStates(),
                shortest))
        .isEqualTo(figures);
  }

  private static int stepsToTheFirst(Row row) {
    Counterexample shown = row.check(CheckOptions.unreduced()).counterexample();
    return Objects.requireNonNull(shown).path().steps().size();
  }
}
