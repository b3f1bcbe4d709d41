package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Role;
import org.junit.jupiter.api.Test;

/** A message that nobody consumes matters to a temporal property exactly if it is in the way. */
final class TemporalDeadMessagesTests {

  private record Junk() {}

  private record Data() {}

  private static CheckResult check(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("junk").channels(channels);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Boolean> receiver = protocol.role("receiver", 1, false);
    sender
        .step("junk")
        .when(sent -> sent == 0)
        .sends(Junk.class, receiver)
        .then(sent -> become(1).broadcast(receiver, new Junk()));
    sender
        .step("data")
        .when(sent -> sent == 1)
        .sends(Data.class, receiver)
        .then(sent -> become(2).broadcast(receiver, new Data()));
    receiver.step("receive").on(Data.class, sender).then((done, data) -> become(true));
    protocol.proposition("received").exists(receiver, done -> done);
    return Check.of(protocol.build())
        .with(
            CheckOptions.defaults()
                .withProperties(AskedProperties.condition(Kind.LTL, "<> received")))
        .run();
  }

  @Test
  void deadMessageAtTheHeadOfAQueueStays() {
    CheckResult result = check(Channels.FIFO);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.reductions()).anyMatch(line -> line.startsWith("dead messages kept: "));
  }

  @Test
  void deadMessageThatIsNotInTheWayIsDropped() {
    CheckResult result = check(Channels.SET);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.reductions()).contains("dead messages dropped");
  }
}
