package io.mazurka.examples.fairness;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Proposition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * A sender says the same again and again until it hears that it was heard, over lines that hold one
 * message each and lose any of them.
 *
 * <p>Does everything arrive? It does if not every copy is lost.
 */
public final class LossyLine implements ProtocolModel {

  /** A bit and what it comes with. */
  record Data(int bit) {}

  record Acknowledgement(int bit) {}

  public static Protocol protocol(int items) {
    ProtocolBuilder line = Protocol.named("lossy-line").channels(Channels.FIFO).capacity(1).lossy();
    Role<Integer> sender = line.role("sender", 1, 0);
    Role<Integer> receiver = line.role("receiver", 1, 0);

    sender
        .step("send")
        .when(sent -> sent < items)
        .sends(Data.class, receiver)
        .then(sent -> become(sent).broadcast(receiver, new Data(sent % 2)));
    receiver
        .step("receive")
        .on(Data.class, sender)
        .when((got, data) -> got <= items)
        .replies(Acknowledgement.class)
        .then(
            (got, data) ->
                become(got % 2 == data.bit() ? got + 1 : got)
                    .reply(new Acknowledgement(data.bit())));
    sender
        .step("hear")
        .on(Acknowledgement.class, receiver)
        .then((sent, heard) -> become(heard.bit() == sent % 2 ? sent + 1 : sent));

    line.invariant("nothing is made up")
        .forEachPair(sender, receiver, (sent, got) -> got <= sent + 1);
    Proposition delivered = line.proposition("delivered").forEach(sender, sent -> sent == items);
    line.property("everything arrives").eventually(delivered).stronglyFairDelivery();
    return line.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("items", 2, 1, 4));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("items"));
  }
}
