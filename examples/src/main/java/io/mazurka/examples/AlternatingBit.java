package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Example 9: the alternating bit protocol sends items over queues that lose and duplicate messages
 * (Bartlett, Scantlebury and Wilkinson 1969).
 *
 * <p>The bug, with {@code careless=1}: the receiver does not look at the bit.
 */
public final class AlternatingBit implements ProtocolModel {

  /** The number of the item that is sent, from 1. */
  record Sender(int item) {}

  /** The number of items that were received. */
  record Receiver(int items) {}

  /** An item and the last bit of its number. */
  record Data(int item, int bit) {}

  record Acknowledgement(int bit) {}

  public static Protocol protocol(int items, boolean careless) {
    ProtocolBuilder protocol =
        Protocol.named("alternating bit")
            .channels(Channels.FIFO)
            .lossy(1)
            .duplicating(1)
            .timeouts(items + 2);
    Role<Sender> sender = protocol.role("sender", 1, new Sender(1));
    Role<Receiver> receiver = protocol.role("receiver", 1, new Receiver(0));

    sender
        .timeout("send")
        .when(self -> self.item() <= items)
        .sends(Data.class, receiver)
        .then(self -> become(self).broadcast(receiver, new Data(self.item(), self.item() % 2)));
    receiver
        .step("receive")
        .on(Data.class, sender)
        .when((self, data) -> self.items() <= items)
        .replies(Acknowledgement.class)
        .then(
            (self, data) -> {
              boolean expected = careless || data.bit() != self.items() % 2;
              return become(expected ? new Receiver(self.items() + 1) : self)
                  .reply(new Acknowledgement(data.bit()));
            });
    sender
        .step("hear")
        .on(Acknowledgement.class, receiver)
        .when((self, heard) -> self.item() <= items)
        .then(
            (self, heard) ->
                become(heard.bit() == self.item() % 2 ? new Sender(self.item() + 1) : self));

    protocol
        .invariant("nothing is received before it is sent")
        .forEachPair(sender, receiver, (one, other) -> other.items() <= one.item());
    return protocol.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("items", 2, 1, 4), Parameter.of("careless", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("items"), arguments.get("careless") == 1);
  }
}
