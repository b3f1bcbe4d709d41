package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Symmetry explores one state of each orbit, alone and together with the other reductions. */
final class SymmetryTests {

  private static CheckOptions options(boolean lpor, boolean dead, boolean symmetry) {
    return CheckOptions.unreduced()
        .withPor(lpor ? Por.LPOR : Por.NONE)
        .with(
            ProtocolOptions.defaults()
                .withSplit(lpor ? Split.COMBINED : Split.NONE)
                .withDeadMessages(dead)
                .withSymmetry(symmetry ? Symmetry.ROLES : Symmetry.NONE));
  }

  @ParameterizedTest
  @CsvSource({
    "2, 3, false, false,  2861, 289",
    "2, 3, true,  false,   953, 289",
    "2, 3, false, true,    575,  13",
    "2, 3, true,  true,    126,  13",
    "3, 3, false, true,  17160, 167",
    "3, 3, true,  true,   1972, 167",
    "2, 5, true,  true,    422,  32",
  })
  void paxosHasAsManyStatesAsOrbits(
      int proposers, int acceptors, boolean lpor, boolean dead, long states, long terminal) {
    Protocol paxos = new Paxos().protocol(proposers, acceptors, 1);

    CheckResult result = Check.of(paxos).with(options(lpor, dead, true)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(terminal);
  }

  @ParameterizedTest
  @CsvSource({
    "false, false, exhaustive",
    "true,  false, exhaustive: without dead messages",
    "false, true,  exhaustive: up to symmetry",
    "true,  true,  exhaustive: without dead messages; up to symmetry",
  })
  void guaranteeTellsThatStatesCountAsOne(boolean dead, boolean symmetry, String guarantee) {
    Protocol paxos = new Paxos().protocol(2, 3, 1);

    CheckResult result = Check.of(paxos).with(options(false, dead, symmetry)).run();

    assertThat(result.guarantee()).hasToString(guarantee);
    assertThat(Summary.sentence(result).contains("all states that can be reached;"))
        .isEqualTo(dead || symmetry);
  }

  /** A shortest violation takes 8 steps; the reduction finds one of 10. */
  @Test
  void depthLimitPromisesNothingMoreWithAReduction() {
    Row wrong = Row.of(new WrongStorage(), 3, 1);
    Limits limits = Limits.none().withDepth(8);

    CheckResult full = wrong.check(options(false, true, true).withLimits(limits));
    CheckResult reduced = wrong.check(options(true, true, true).withLimits(limits));

    assertThat(full.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(reduced.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(reduced.guarantee().toString())
        .endsWith("not expanded, and a reduced way to a violation may be a longer one");
  }

  @ParameterizedTest
  @EnumSource(
      value = StoreKind.class,
      names = {"EXACT", "FINGERPRINT", "BITSTATE"})
  void everyStoreAndOrderFindsTheSameOrbits(StoreKind store) {
    for (SearchOrder order : SearchOrder.values()) {
      CheckOptions options = options(false, false, true).withStore(store).withSearch(order);

      CheckResult result = Check.of(new Paxos().protocol(2, 3, 1)).with(options).run();

      assertThat(result.statistics().states()).isEqualTo(2_861);
      assertThat(result.statistics().terminalStates()).isEqualTo(289);
    }
  }

  @Test
  void reductionsSayWhatIsSymmetricAndWhatIsNot() {
    CheckResult result =
        Check.of(new Paxos().protocol(2, 3, 1)).with(options(false, false, true)).run();

    assertThat(result.reductions())
        .containsExactly(
            "symmetric: acceptor1, acceptor2, acceptor3",
            "not symmetric: proposer1 and proposer2: proposer1 starts in [number=1, phase=IDLE],"
                + " proposer2 in [number=2, phase=IDLE]");
  }

  @Test
  void receiversThatAreSplitByPositionFormTwoGroups() {
    Row echo = Row.of(new EchoMulticast(), 4, 0, 0, 1);

    CheckResult result = echo.check(options(false, false, true));

    assertThat(result.reductions().get(0))
        .isEqualTo("symmetric: receiver1, receiver2; receiver3, receiver4");
    assertThat(result.reductions().get(1)).startsWith("not symmetric: receiver1 and receiver3: ");
  }

  /** Its learner takes the value of the first acceptor of a quorum, in the order of the role. */
  @Test
  void acceptorsOfFaultyPaxosAreNotSymmetric() {
    Row faulty = Row.of(new FaultyPaxos(), 2, 3, 1);

    assertThat(faulty.check(options(false, false, true)).reductions().get(0))
        .startsWith("no symmetry: ")
        .contains("acceptor1 and acceptor2: ")
        .contains("learn on Accepted(");
  }

  /** Proposers have numbers, so no two servers are alike, while their acceptors are. */
  @Test
  void serversOfPaxosAreSymmetricInPartsOnly() {
    Row paxos = Row.of(new Paxos(), 3, 3, 1);
    CheckOptions options = options(false, true, true);

    assertThat(paxos.check(options).reductions())
        .contains("decomposed: server = proposer + acceptor")
        .contains("symmetric: acceptor1, acceptor2, acceptor3");
    CheckOptions whole =
        options.with(ProtocolOptions::of, own -> own.withSymmetry(Symmetry.PROCESSES));
    assertThat(paxos.check(whole).reductions())
        .anySatisfy(
            reduction ->
                assertThat(reduction)
                    .startsWith("no symmetry: ")
                    .contains("proposer1+acceptor1 and proposer2+acceptor2: "));
  }

  @Test
  void messageByMessageMostOfTheSymmetryIsUsed() {
    Row generals = Row.of(new StepwiseOralMessages(), 3, 1);

    assertThat(generals.check(CheckOptions.unreduced()).statistics().states()).isEqualTo(5_314);
    CheckResult result = generals.check(options(false, false, true));
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(1_022);
  }

  @Test
  void symmetryIsRefusedWithDeliveries() {
    CheckOptions options =
        options(false, false, true).with(ProtocolOptions::of, own -> own.withTraffic(Traffic.GRM));

    assertThatThrownBy(() -> Check.of(new Paxos().protocol(2, 3, 1)).with(options).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--symmetry roles cannot be had here: with --traffic grm");
  }

  /** All that fail; one of them fails only with three proposers. */
  static Stream<Row> violatedRows() {
    return Stream.concat(
        Rows.all().filter(row -> row.figures().violating() > 0),
        Stream.of(
            Row.of(new FaultyPaxos2(), 3, 3, 1).violates(1, 0),
            Row.of(new StepwiseOralMessages(), 3, 2).violates(1, 0)));
  }

  /** In {@code faulty-paxos} nothing is symmetric, whoever asks for it. */
  @ParameterizedTest
  @MethodSource("violatedRows")
  void violatedModelsStayViolatedUnderAllCombinations(Row row) {
    for (int combination = 0; combination < 8; combination++) {
      boolean symmetry = (combination & 4) > 0;
      CheckOptions options = options((combination & 1) > 0, (combination & 2) > 0, symmetry);
      for (SearchOrder order : SearchOrder.values()) {
        CheckResult result = row.check(options.withSearch(order));

        assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
        assertThat(result.reductions().stream().anyMatch(text -> text.startsWith("symmetric: ")))
            .isEqualTo(symmetry && !(row.model() instanceof FaultyPaxos));
        assertReplaysWithoutSymmetry(row, result);
      }
    }
  }

  /** The trace is one of the full system: every process keeps its name. */
  private static void assertReplaysWithoutSymmetry(Row row, CheckResult result) {
    Counterexample found = Objects.requireNonNull(result.counterexample());
    boolean dead = result.reductions().contains("dead messages dropped");
    CompiledModel model = row.system().compile(options(false, dead, false));

    Walk walk = Walk.along(model.system(), found.path());

    assertThat(walk.trace()).isEqualTo(found.trace());
    StateProperty failed =
        StateProperty.ofEveryState(model.properties()).stream()
            .filter(invariant -> invariant.name().equals(found.property()))
            .findFirst()
            .orElseThrow();
    assertThat(failed.decider().holds(walk.state())).isTrue();
  }
}
