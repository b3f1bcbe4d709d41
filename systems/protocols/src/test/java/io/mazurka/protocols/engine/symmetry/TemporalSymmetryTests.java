package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.temporal.TemporalAnswer.Decision;
import io.mazurka.search.temporal.TemporalCheck;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Symmetry keeps the verdicts of temporal properties where it is kept, and is given up elsewhere.
 */
final class TemporalSymmetryTests {

  private record Ball() {}

  /** Two players throw a ball to each other; either may have it first. */
  private static Protocol players() {
    ProtocolBuilder game = Protocol.named("players");
    Role<Boolean> player = game.role("player", 2, false);
    player
        .step("throw")
        .when(has -> has)
        .sends(Ball.class, player)
        .then(has -> become(false).broadcast(player, new Ball()));
    player.step("catch").on(Ball.class, player).then((has, ball) -> become(true));
    for (int first = 1; first <= 2; first++) {
      int number = first;
      game.initially(start -> start.set(player, number, true));
    }
    game.proposition("one").of(player, 1, has -> has);
    game.proposition("two").of(player, 2, has -> has);
    game.proposition("held").exists(player, has -> has);
    return game.build();
  }

  private static CheckResult check(Protocol protocol, String formula, String fair) {
    return Check.of(protocol).with(asking(formula, fair)).run();
  }

  private static CheckOptions asking(String formula, String fair) {
    return CheckOptions.defaults()
        .withProperties(
            AskedProperties.condition(Kind.LTL, formula).withFairness(AskedFairness.parse(fair)));
  }

  /** T10: of two states that are like each other, one alone is left to look at. */
  @Test
  void formulaThatNamesProcessesGetsNoSymmetry() {
    List<String> formulas = List.of("[](one -> <> two)", "[](two -> <> one)");
    for (String formula : formulas) {
      CheckResult result = check(players(), formula, "none");

      assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
      assertThat(result.statistics().states()).isEqualTo(4);
    }
    assertThat(formulas)
        .anyMatch(
            formula ->
                decisionInTheQuotient(players(), asking(formula, "none"), property -> false)
                    == Decision.FAILS);
  }

  /**
   * T10: two states of the quotient make a circle, but it takes four steps for a state to come
   * back.
   */
  @Test
  void circleOfRepresentativesIsUnrolled() {
    Protocol protocol = players();
    CheckResult result = check(protocol, "<>[] held", "none");

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().states()).isEqualTo(2);
    Counterexample shown = Objects.requireNonNull(result.counterexample());
    assertThat(shown.path().steps().size() - shown.cycleStart()).isEqualTo(4);
    Walk walk = Walk.along(protocol.compile(asking("<>[] held", "none")).system(), shown.path());
    Path stem =
        new Path(shown.path().initialState(), shown.path().steps().subList(0, shown.cycleStart()));
    assertThat(Walk.along(walk.system(), stem).state()).isEqualTo(walk.state());
  }

  /** Who moved last, and whether it was somebody else before. */
  private record Turns(Optional<ProcessId> last, boolean changed) {}

  /**
   * Two lamps that are dimmed and brightened for ever; who moves comes before and after the other.
   */
  private static Protocol lamps() {
    ProtocolBuilder house = Protocol.named("lamps");
    Role<Integer> lamp = house.role("lamp", 2, 1);
    StepReference<Integer> toggle =
        lamp.step("toggle").when(light -> true).then(light -> become(light == 0 ? 2 : 0));
    Monitor<Turns> turns =
        house
            .monitor("turns", new Turns(Optional.empty(), false))
            .hears(
                toggle,
                (state, heard) ->
                    new Turns(
                        Optional.of(heard.process()),
                        state.last().isPresent() && !state.last().get().equals(heard.process())));
    house.proposition("changed").of(turns, Turns::changed);
    return house.build();
  }

  @Test
  void fairnessGetsNoSymmetry() {
    CheckResult fair = check(lamps(), "[]<> changed", "weak");

    assertThat(fair.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(fair.reductions()).anyMatch(line -> line.startsWith("no symmetry: "));
    CheckOptions asked =
        asking("[]<> changed", "weak")
            .with(ProtocolOptions.defaults().withSymmetry(Symmetry.PROCESSES));
    assertThatThrownBy(() -> Check.of(lamps()).with(asked).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("fairness");
  }

  /** T11: one lamp alone is touched, under changing names: representatives take turns. */
  @Test
  void quotientLooksFairWhereNoRunIs() {
    assertThat(decisionInTheQuotient(lamps(), asking("[]<> changed", "weak"), property -> true))
        .isEqualTo(Decision.FAILS);
  }

  /**
   * What becomes of the only property under a symmetry that it should not have.
   *
   * @param minded the properties that the symmetry is made for, but for their assumptions
   */
  private static Decision decisionInTheQuotient(
      Protocol protocol, CheckOptions options, Predicate<Property> minded) {
    Prepared prepared = Check.of(protocol).with(options).prepare();
    CompiledModel model = prepared.model();
    StateSymmetry symmetry =
        model
            .reducer()
            .symmetry(
                model.properties().stream()
                    .filter(minded)
                    .map(TemporalSymmetryTests::unfair)
                    .toList());
    assertThat(symmetry.isTrivial()).isFalse();
    SearchTask task = prepared.task().withReduction(new NoReduction()).withSymmetry(symmetry);
    Search search = Search.of(task, SearchOrder.BFS);
    SearchResult found = search.run();
    return TemporalCheck.of(task, found, search.explored()).answers().get(0).decision();
  }

  private static Property unfair(Property property) {
    return property instanceof TemporalProperty fair
        ? new TemporalProperty(fair.name(), fair.text(), fair.formula(), fair.atoms(), List.of())
        : property;
  }
}
