package io.mazurka.protocols.engine.analysis;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** Protocols whose local graphs are too large, or in which user code fails. */
final class IncompleteAnalysisTests {

  record Counter(int value) {}

  record Tick(int number) {}

  /** The counter hears two ticks, but alone it could hear the second one for ever. */
  private static Protocol counterThat(Handling handling) {
    ProtocolBuilder protocol = Protocol.named("ticks");
    Role<Counter> clock = protocol.role("clock", 1, new Counter(0));
    Role<Counter> counter = protocol.role("counter", 1, new Counter(0));
    clock
        .step("tick")
        .when(self -> self.value() < 2)
        .sends(Tick.class, counter)
        .then(
            self ->
                become(new Counter(self.value() + 1)).broadcast(counter, new Tick(self.value())));
    counter
        .step("count")
        .on(Tick.class, clock)
        .then((self, tick) -> become(new Counter(handling.next(self.value(), tick.number()))));
    protocol.invariant("low").forEach(counter, self -> self.value() <= 2);
    return protocol.build();
  }

  private interface Handling {
    int next(int value, int tick);
  }

  @Test
  void counterIsBoundedByTheMessagesThatAreReallySent() {
    Protocol protocol = counterThat((value, tick) -> value + 1);

    LocalAnalysis analysis = ProtocolCompiler.analyse(protocol, CheckOptions.unreduced());

    assertThat(analysis)
        .hasToString(
            """
            local analysis
              clock                   3 local states        2 steps        0 letters
              counter                 4 local states        6 steps        2 letters
              no execution has more than 4 steps
              no execution comes back to a state""");
    assertThat(Check.of(protocol).run().reductions())
        .containsExactly("dead messages dropped", "lpor, combined split");
  }

  /** The clock ticks for ever, so nothing bounds the counter. */
  private static Protocol endless(Handling handling) {
    ProtocolBuilder protocol = Protocol.named("endless");
    Role<Counter> clock = protocol.role("clock", 1, new Counter(0));
    Role<Counter> counter = protocol.role("counter", 1, new Counter(0));
    clock
        .step("tick")
        .sends(Tick.class, counter)
        .then(self -> become(self).broadcast(counter, new Tick(0)));
    counter
        .step("count")
        .on(Tick.class, clock)
        .then((self, tick) -> become(new Counter(handling.next(self.value(), tick.number()))));
    return protocol.build();
  }

  @Test
  void counterWithoutEndIsNamedAndTheOthersAreStillKnown() {
    Protocol protocol = endless((value, tick) -> value + 1);

    LocalAnalysis analysis = ProtocolCompiler.analyse(protocol, CheckOptions.unreduced());

    String reason =
        "value of counter has no end when it is analysed on its own: it went from 0 to 1,000, last"
            + " in step 'count' on Tick";
    assertThat(analysis.gap()).contains(reason);
    assertThat(analysis).hasToString("local analysis given up: " + reason);
    assertThat(analysis.isPartial()).isTrue();
    assertThat(analysis.knows(0)).isTrue();
    assertThat(analysis.knows(1)).isFalse();
    assertThat(analysis.isAcyclic()).isFalse();
    assertThat(analysis.mayRepeat(0)).isTrue();
    CheckOptions few = CheckOptions.defaults().withLimits(Limits.none().withStates(100));
    assertThat(Check.of(protocol).with(few).run().reductions())
        .containsExactly(
            "dead messages dropped of clock alone: the local analysis was given up because "
                + reason,
            "lpor, combined split, relations of some processes as declared, because " + reason);
  }

  /** The numbers jump about, so that nobody could say that they grow. */
  @Test
  void processWithTooManyLocalStatesIsNamed() {
    Protocol protocol = endless((value, tick) -> (value * 29 + 17) % 65_536);

    assertThat(ProtocolCompiler.analyse(protocol, CheckOptions.unreduced()).gap())
        .contains(
            "the processes on their own have more than 20,000 local states; counter alone has"
                + " 20,000 local states (20,000 of value), may receive 1 messages (1 of Tick) and"
                + " takes 19,999 steps (19,999 of count)");
  }

  @Test
  void handlerThatFailsOnlyWhereTheProtocolNeverComesIsNoError() {
    Protocol protocol = counterThat((value, tick) -> value < 2 ? value + 1 : 1 / (2 - value));

    LocalAnalysis analysis = ProtocolCompiler.analyse(protocol, CheckOptions.unreduced());
    assertThat(analysis.isComplete()).isTrue();
    CheckResult result = Check.of(protocol).run();
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.reductions())
        .contains("dead messages dropped")
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith(
                        "user code fails in a situation that need not come up, which ends the search"
                            + " if it does: step 'count' of counter threw"
                            + " java.lang.ArithmeticException: / by zero")
                    .endsWith(
                        "; local state: value=2; messages: Tick(0) from clock, and one other"
                            + " situation"));
  }

  @Test
  void handlerThatFailsWhereTheProtocolComesIsAnErrorWithEveryReduction() {
    Protocol protocol = counterThat((value, tick) -> 1 / (1 - value));

    assertThat(ProtocolCompiler.analyse(protocol, CheckOptions.unreduced()).isComplete()).isTrue();
    assertThatThrownBy(() -> Check.of(protocol).run())
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("/ by zero");
  }

  @Test
  void sameCounterWithABoundIsAnalysed() {
    Protocol protocol = counterThat((value, tick) -> Math.min(value + 1, 2));

    LocalAnalysis analysis = ProtocolCompiler.analyse(protocol, CheckOptions.unreduced());

    assertThat(analysis)
        .hasToString(
            """
            local analysis
              clock                   3 local states        2 steps        0 letters
              counter                 3 local states        6 steps        2 letters
              no execution comes back to a state""");
  }
}
