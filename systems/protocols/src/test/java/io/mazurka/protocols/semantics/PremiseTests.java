package io.mazurka.protocols.semantics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.PropertyResult.Premise;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Invariants that suppose something. */
class PremiseTests {

  private final ProtocolBuilder protocol = Protocol.named("walk");
  private final Role<Integer> walker = protocol.role("walker", 2, 0);

  PremiseTests() {
    walker.step("go").when(place -> place < 3).then(place -> Effect.become(place + 1));
  }

  private CheckResult check(CheckOptions options) {
    return Check.of(protocol.build()).with(options).run();
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "LPOR", "DPOR_SOURCE"})
  void invariantIsNamedIfNoStateMeetsItsPremise(Por por) {
    protocol.invariant("beyond").forEach(walker, place -> place > 3, place -> place == 17);
    protocol.invariant("at the end").forEach(walker, place -> place == 3, place -> place > 2);
    protocol
        .invariant("together")
        .forEachPair(walker, (one, other) -> one == 2 && other == 1, (one, other) -> true);
    protocol
        .invariant("far apart")
        .over(walker)
        .holds(state -> state.of(walker).contains(5), state -> state.of(walker).isEmpty());

    CheckResult result = check(CheckOptions.defaults().withPor(por));

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.premiseNeverHeld()).containsExactly("beyond", "far apart");
  }

  @Test
  void conclusionCountsOnlyWhereThePremiseHolds() {
    protocol.invariant("early").forEach(walker, place -> place < 2, place -> place < 1);

    CheckResult result = check(CheckOptions.unreduced());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().depth()).isEqualTo(1);
    assertThat(result.properties().get(0).premise()).isEqualTo(Premise.HELD);
  }

  @Test
  void nothingIsSaidOfASearchThatWasCut() {
    protocol.invariant("late").forEach(walker, place -> place == 3, place -> place > 2);
    CheckOptions options = CheckOptions.unreduced();

    CheckResult result = check(options.withLimits(options.limits().withStates(4)));

    assertThat(result.properties().stream().map(PropertyResult::premise))
        .containsExactly(Premise.OPEN);
    assertThat(result.premiseNeverHeld()).isNull();
  }

  @Test
  void onlyInvariantsHavePremises() {
    requireRefused(
        () -> protocol.sometimes("x").forEach(walker, place -> true, place -> true),
        "sometimes 'x' has a premise, but only invariants do; say all of it in one condition");
    requireRefused(
        () -> protocol.atEnd("y").over(walker).holds(state -> true, state -> true),
        "atEnd 'y' has a premise, but only invariants do; say all of it in one condition");
  }

  private static void requireRefused(Runnable declaration, String message) {
    assertThatThrownBy(declaration::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
