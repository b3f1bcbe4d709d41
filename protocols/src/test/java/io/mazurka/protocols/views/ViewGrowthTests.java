package io.mazurka.protocols.views;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import io.mazurka.protocols.compiler.ProtocolCompiler;
import org.junit.jupiter.api.Test;

/** A process whose views grow without bound is named, with what grew. */
final class ViewGrowthTests {

  private static final int MOST_VIEWS = 1000;

  record Counter(int value) {}

  record Tick() {}

  @Test
  void counterWithoutBoundIsCaught() {
    Protocol protocol = counter(Integer.MAX_VALUE);

    assertThatThrownBy(() -> check(protocol))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("counter has more than 1,000 views")
        .hasMessageContaining("local state value=1000, 0 messages in the inbox")
        .hasMessageContaining("remedy: bound the counter");
  }

  @Test
  void counterWithinTheBoundIsFine() {
    assertThat(check(counter(MOST_VIEWS - 1)).statistics().states()).isEqualTo(MOST_VIEWS);
  }

  @Test
  void channelWithoutBoundIsCaught() {
    ProtocolBuilder protocol = Protocol.named("channel").channels(Channels.MULTISET);
    Role<Counter> sender = protocol.role("sender", 1, new Counter(0));
    Role<Counter> receiver = protocol.role("receiver", 1, new Counter(0));
    sender
        .step("tick")
        .sends(Tick.class, receiver)
        .then(self -> become(self).broadcast(receiver, new Tick()));

    assertThatThrownBy(() -> check(protocol.build()))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("receiver has more than 1,000 views")
        .hasMessageContaining("local state value=0, 1000 messages in the inbox, 1 local states");
  }

  @Test
  void listWithoutBoundIsCaughtLongBeforeTheViewsAreTooMany() {
    ProtocolBuilder protocol = Protocol.named("list");
    Role<Collector> collector = protocol.role("collector", 1, new Collector(""));
    collector.step("collect").then(self -> become(new Collector(self.text() + "0".repeat(9_999))));

    assertThatThrownBy(() -> check(protocol.build()))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageStartingWith("step 'collect' of collector made a value that cannot be used")
        .hasMessageContaining("Collector has grown beyond 65536 bytes; bound what it collects");
  }

  record Collector(String text) {}

  private static Protocol counter(int bound) {
    ProtocolBuilder protocol = Protocol.named("counter");
    Role<Counter> counter = protocol.role("counter", 1, new Counter(0));
    counter
        .step("count")
        .when(self -> self.value() < bound)
        .then(self -> become(new Counter(self.value() + 1)));
    return protocol.build();
  }

  private static CheckResult check(Protocol protocol) {
    return Check.of(options -> ProtocolCompiler.compile(protocol, options, MOST_VIEWS))
        .with(CheckOptions.unreduced())
        .run();
  }
}
