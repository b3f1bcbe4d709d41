package io.mazurka.protocols.audit;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A step without room waits for its recipient to consume, or for its own process to come to a state
 * in which the step sends less.
 */
final class RoomTests {

  record Item(int number) {}

  /** In place 1, the step {@code big} needs room for two items; in places 2 and 3 for none. */
  private static Protocol narrow(Channels channels, boolean endless) {
    ProtocolBuilder protocol = Protocol.named("narrow").channels(channels).capacity(2);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> other = protocol.role("other", 1, 0);
    Role<Integer> taker = protocol.role("taker", 1, 0);
    sender
        .step("first")
        .when(place -> place == 0)
        .sends(Item.class, taker)
        .then(place -> become(1).broadcast(taker, new Item(0)));
    sender.step("small").when(place -> place == 1).then(place -> become(2));
    sender.step("slim").when(place -> place == 1).then(place -> become(3));
    sender
        .step("big")
        .when(place -> place >= 1 && place <= 3)
        .sends(Item.class, taker)
        .then(
            place ->
                place == 1
                    ? become(4).broadcast(taker, new Item(1)).broadcast(taker, new Item(2))
                    : become(5));
    other
        .step("open")
        .when(place -> place == 0)
        .sends(Item.class, taker)
        .then(place -> become(1).broadcast(taker, new Item(3)));
    taker.step("take").on(Item.class, other).then((taken, item) -> become(taken + 1));
    taker
        .step("take more")
        .on(Item.class, sender)
        .when((taken, item) -> taken > 0)
        .then((taken, item) -> become(taken + 1));
    if (endless) {
      other.step("count").on(Item.class, taker).then((place, item) -> become(place + 1));
      taker
          .step("answer")
          .when(taken -> taken > 100)
          .sends(Item.class, other)
          .then(taken -> become(taken + 1).broadcast(other, new Item(taken)));
    }
    protocol
        .invariant("not before")
        .forEachPair(sender, other, (place, opened) -> place != 5 || opened != 0);
    return protocol.build();
  }

  @ParameterizedTest
  @EnumSource(Channels.class)
  void aStepMayWaitForItsOwnProcessToSendLess(Channels channels) {
    CheckOptions options = CheckOptions.defaults().withPor(Por.LPOR);
    for (boolean endless : new boolean[] {false, true}) {
      assertThat(Audit.of(narrow(channels, endless)).with(options).run().verdict())
          .isEqualTo(AuditVerdict.CLEAN);
    }
  }
}
