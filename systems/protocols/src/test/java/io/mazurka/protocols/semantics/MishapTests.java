package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Losses, duplications, restarts and timeouts, as many as are allowed. */
final class MishapTests {

  /** One sends "m" once, and the other counts what arrives, up to 5. */
  private static ProtocolBuilder counter(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("counter").channels(channels);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> counter = protocol.role("counter", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(String.class, counter)
        .then(sent -> become(1).broadcast(counter, "m"));
    counter
        .step("count")
        .on(String.class, sender)
        .when((count, message) -> count < 5)
        .then((count, message) -> become(count + 1));
    return protocol;
  }

  private static CheckResult full(ProtocolBuilder protocol) {
    return Check.of(protocol.build()).with(CheckOptions.unreduced()).run();
  }

  private static CheckResult full(ProtocolBuilder protocol, ProtocolOptions own) {
    return Check.of(protocol.build()).with(CheckOptions.unreduced().with(own)).run();
  }

  private static long terminal(CheckResult result) {
    return result.statistics().terminalStates();
  }

  @Test
  void messagesAreLost() {
    for (Channels channels : Channels.values()) {
      assertThat(terminal(full(counter(channels)))).isEqualTo(1);
      assertThat(terminal(full(counter(channels).lossy()))).isEqualTo(2);
      assertThat(terminal(full(counter(channels).lossy(1)))).isEqualTo(2);
      assertThat(full(counter(channels).lossy()).unused()).isEqualTo(Unused.steps(List.of()));
      assertThat(terminal(full(counter(channels).lossy(0)))).isEqualTo(1);
    }
  }

  @Test
  void messagesAreDuplicatedSoManyTimes() {
    for (Channels channels : new Channels[] {Channels.MULTISET, Channels.FIFO}) {
      ProtocolBuilder protocol = counter(channels).duplicating(2);
      assertThat(terminal(full(protocol))).isEqualTo(3);
      ProtocolOptions once = ProtocolOptions.defaults().withAtMost(Mishap.DUPLICATION, 1);
      assertThat(terminal(full(protocol, once))).isEqualTo(2);
    }
  }

  @Test
  void messagesOfSetsAreReceivedAgainAndAgain() {
    ProtocolBuilder protocol = counter(Channels.SET).duplicating();

    assertThat(full(protocol).statistics().states()).isEqualTo(7);
    assertThat(terminal(full(protocol))).isEqualTo(1);
  }

  /** It was received up to five times before it was lost, or is still there at the end. */
  @Test
  void messageThatStaysWhenItIsReceivedCanBeLost() {
    assertThat(full(counter(Channels.SET).duplicating().lossy()).statistics().states())
        .isEqualTo(13);
    assertThat(terminal(full(counter(Channels.SET).duplicating().lossy()))).isEqualTo(7);
    assertThat(terminal(full(counter(Channels.SET).duplicating().lossy(1)))).isEqualTo(7);
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "LPOR"})
  void messageThatStaysNeedNotArriveIfItMayBeLost(Por por) {
    ProtocolBuilder protocol = Protocol.named("lost").channels(Channels.SET).duplicating().lossy(1);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> counter = protocol.role("counter", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(String.class, counter)
        .then(sent -> become(1).broadcast(counter, "m"));
    counter
        .step("count")
        .on(String.class, sender)
        .when((count, message) -> count < 2)
        .then((count, message) -> become(count + 1));
    protocol.atEnd("all counted").forEach(counter, count -> count == 2);
    CheckResult result =
        Check.of(protocol.build()).with(CheckOptions.defaults().withPor(por)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  /** Up to two timeouts in all, and one restart, which forgets the count but not the other. */
  @Test
  void timeoutsAndRestartsAreCounted() {
    ProtocolBuilder protocol = Protocol.named("clocks").timeouts(2).restarts(1);
    Role<Integer> clock = protocol.role("clock", 2, 0);
    clock.timeout("tick").when(ticks -> ticks < 3).then(ticks -> become(ticks + 1));
    clock.recovers(ticks -> 0);

    CheckResult result = full(protocol);
    assertThat(result.statistics().states()).isEqualTo(10);
    assertThat(result.unused()).isEqualTo(Unused.steps(List.of()));
    ProtocolOptions never = ProtocolOptions.defaults().withAtMost(Mishap.TIMEOUT, 0);
    assertThat(full(protocol, never).unused())
        .isEqualTo(Unused.steps(List.of("clock.tick", "clock.restart")));
    assertThat(Check.of(protocol.build()).run().reductions()).contains("symmetric: clock1, clock2");
  }

  @Test
  void deadMessagesAreKeptWhereAnyMayBeLost() {
    assertThat(Check.of(counter(Channels.SET).lossy().build()).run().reductions())
        .contains("dead messages kept: any message may still be lost");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> counter(Channels.FIFO).duplicating().build())
        .isInstanceOf(InvalidModelException.class)
        .hasMessage(
            "counter: there is no end to the copies in such channels; say duplicating(most)");
    assertThatThrownBy(() -> counter(Channels.SET).duplicating(2).build())
        .hasMessage("counter: a set does not count copies; say duplicating() without a number");
    assertThatThrownBy(() -> counter(Channels.SET).lossy(-1))
        .hasMessage("counter: there cannot be -1 losses; say 0 or more");
    ProtocolOptions delivered = ProtocolOptions.defaults().withTraffic(Traffic.RM);
    assertThatThrownBy(() -> full(counter(Channels.SET).lossy(), delivered))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--traffic rm cannot be had here: losses are steps of model M; take --traffic m");
    ProtocolOptions copies = ProtocolOptions.defaults().withAtMost(Mishap.DUPLICATION, 1);
    assertThatThrownBy(() -> full(counter(Channels.SET), copies))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--max-duplications has no meaning here");
    ProtocolOptions restarts = ProtocolOptions.defaults().withAtMost(Mishap.RESTART, 2);
    assertThatThrownBy(() -> full(counter(Channels.SET), restarts))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage("--max-restarts 2 has no effect: no role recovers");
  }
}
