package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;

/**
 * Example 5: a sender repeats an order until it is acknowledged. A monitor counts how often the
 * order is carried out, which no process needs to know.
 *
 * <p>The bug: the receiver carries out whatever comes. With {@code mended=1} it only acknowledges
 * an order that comes again.
 */
public final class AtMostOnce implements ProtocolModel {

  record Sender(int tries, boolean done) {}

  record Receiver(boolean done) {}

  record Order() {}

  record Acknowledgement() {}

  /** How often the order was carried out. */
  record Count(int times) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("tries", 2, 1, 9), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("tries"), arguments.get("mended") == 1);
  }

  /** The pair, whose sender tries so often. */
  public static Protocol protocol(int tries, boolean mended) {
    ProtocolBuilder delivery = Protocol.named("at-most-once");
    Role<Sender> sender = delivery.role("sender", 1, new Sender(0, false));
    Role<Receiver> receiver = delivery.role("receiver", 1, new Receiver(false));

    sender
        .step("send")
        .when(self -> !self.done() && self.tries() < tries)
        .sends(Order.class, receiver)
        .then(self -> become(new Sender(self.tries() + 1, false)).broadcast(receiver, new Order()));
    sender
        .step("finish")
        .on(Acknowledgement.class, receiver)
        .then((self, acknowledgement) -> become(new Sender(self.tries(), true)));

    StepReference<Receiver> carryOut =
        receiver
            .step("carry out")
            .on(Order.class, sender)
            .when((self, order) -> !mended || !self.done())
            .replies(Acknowledgement.class)
            .then((self, order) -> become(new Receiver(true)).reply(new Acknowledgement()));
    if (mended) {
      receiver
          .step("repeat")
          .on(Order.class, sender)
          .when((self, order) -> self.done())
          .replies(Acknowledgement.class)
          .then((self, order) -> become(self).reply(new Acknowledgement()));
    }

    Monitor<Count> count =
        delivery
            .monitor("count", new Count(0))
            .hears(carryOut, (seen, step) -> new Count(seen.times() + 1));
    delivery.invariant("at most once").of(count, seen -> seen.times() <= 1);
    return delivery.build();
  }
}
