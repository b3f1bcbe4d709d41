package io.mazurka.protocols.analysis;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.compiler.ProtocolCompiler;
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
  void counterThatIsBoundedOnlyByItsMessagesIsTooLarge() {
    Protocol protocol = counterThat((value, tick) -> value + 1);

    LocalAnalysis analysis = ProtocolCompiler.analyse(protocol, CheckOptions.unreduced());

    assertThat(analysis.isComplete()).isFalse();
    assertThat(analysis.gap())
        .contains(
            "the processes on their own have more than 20,000 local states; counter alone has 19,998"
                + " local states (19,998 of value), may receive 2 messages (2 of Tick) and takes"
                + " 39,993 steps (39,993 of count)");
    assertThat(analysis).hasToString("local analysis given up: " + analysis.gap().orElseThrow());
    assertThat(analysis.isAcyclic()).isFalse();
    assertThat(analysis.mayRepeat(0)).isTrue();
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
