package io.mazurka.protocols.engine.analysis;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When dead messages are dropped, kept, or refused to be dropped. */
final class DeadMessageOptionTests {

  record Counter(int value) {}

  record Tick() {}

  private static final CheckOptions DEFAULT =
      CheckOptions.defaults()
          .withPor(Por.NONE)
          .with(ProtocolOptions.unreduced().withDeadMessages(null));
  private static final CheckOptions ON =
      CheckOptions.unreduced().with(ProtocolOptions.defaults().withDeadMessages(true));

  private static CheckOptions with(Traffic traffic, CheckOptions options) {
    return options.with(ProtocolOptions::of, own -> own.withTraffic(traffic));
  }

  /** One tick is read, if at all, and then nobody listens any more. */
  private static Protocol ticks(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("ticks").channels(channels);
    Role<Counter> clock = protocol.role("clock", 1, new Counter(0));
    Role<Counter> reader = protocol.role("reader", 1, new Counter(0));
    clock
        .step("tick")
        .when(self -> self.value() < 3)
        .sends(Tick.class, reader)
        .then(self -> become(new Counter(self.value() + 1)).broadcast(reader, new Tick()));
    reader
        .step("read")
        .on(Tick.class, clock)
        .when((self, tick) -> self.value() < 1)
        .then((self, tick) -> become(new Counter(self.value() + 1)));
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol, CheckOptions options) {
    return Check.of(protocol).with(options).run();
  }

  @Test
  void statesThatDifferInDeadMessagesAreOne() {
    Protocol protocol = ticks(Channels.SET);

    CheckResult kept = check(protocol, CheckOptions.unreduced());
    CheckResult dropped = check(protocol, DEFAULT);

    assertThat(kept.statistics().states()).isEqualTo(9);
    assertThat(dropped.statistics().states()).isEqualTo(7);
    assertThat(dropped.reductions()).containsExactly("dead messages dropped");
  }

  @Test
  void queuesKeepDeadMessages() {
    Protocol protocol = ticks(Channels.FIFO);

    assertThat(check(protocol, DEFAULT).reductions())
        .containsExactly("dead messages kept: in a queue a dead message blocks those behind it");
    assertThatThrownBy(() -> check(protocol, ON))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--dead-messages on is not sound here: in a queue a dead message blocks those behind it");
  }

  @Test
  void buffersKeepDeadMessages() {
    Protocol protocol = ticks(Channels.SET);

    assertThat(check(protocol, with(Traffic.GRM, DEFAULT)).reductions())
        .containsExactly("dead messages kept: with --traffic grm even a dead message is delivered");
    assertThatThrownBy(() -> check(protocol, with(Traffic.RM, ON)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--dead-messages on is not sound here: with --traffic rm even a dead message is delivered");
  }

  record Passed(int value) {}

  /** Two pass a number to and fro that grows for ever. */
  private static Protocol counting() {
    ProtocolBuilder protocol = Protocol.named("counting");
    Role<Boolean> one = protocol.role("one", 1, false);
    Role<Boolean> other = protocol.role("other", 1, false);
    one.step("begin")
        .when(begun -> !begun)
        .sends(Passed.class, other)
        .then(begun -> become(true).broadcast(other, new Passed(0)));
    for (Role<Boolean> role : List.of(one, other)) {
      Role<Boolean> peer = role == one ? other : one;
      role.step("pass")
          .on(Passed.class, peer)
          .sends(Passed.class, peer)
          .then((self, number) -> become(self).broadcast(peer, new Passed(number.value() + 1)));
    }
    return protocol.build();
  }

  @Test
  void withoutACompleteAnalysisNothingIsKnownToBeDead() {
    Limits few = Limits.none().withStates(50);

    assertThat(check(counting(), DEFAULT.withLimits(few)).reductions())
        .containsExactly(
            "dead messages kept: the local analysis was given up because value of Passed to other"
                + " has no end when it is analysed on its own: it went from 0 to 2,000, last in step"
                + " 'pass' on Passed");
    assertThatThrownBy(() -> check(counting(), ON.withLimits(few)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith(
            "--dead-messages on cannot be had here: the local analysis was given up");
  }
}
