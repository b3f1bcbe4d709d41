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
 * Example 12: two workers give each other parts, over queues that hold only some of them.
 *
 * <p>The bug, with {@code room} below {@code parts}: each takes nothing before it has sent
 * everything. Once both queues are full, both wait for ever.
 */
public final class FullQueues implements ProtocolModel {

  record Worker(int sent, int taken) {}

  record Part() {}

  /**
   * The protocol.
   *
   * @param room how many parts a queue holds
   * @param eager whether a worker takes parts at any time
   */
  public static Protocol protocol(int parts, int room, boolean eager) {
    ProtocolBuilder workshop = Protocol.named("workshop").channels(Channels.FIFO).capacity(room);
    Role<Worker> worker = workshop.role("worker", 2, new Worker(0, 0));

    worker
        .step("give")
        .when(self -> self.sent() < parts)
        .sends(Part.class, worker)
        .then(
            self ->
                become(new Worker(self.sent() + 1, self.taken())).broadcast(worker, new Part()));
    worker
        .step("take")
        .on(Part.class, worker)
        .when((self, part) -> eager || self.sent() == parts)
        .then((self, part) -> become(new Worker(self.sent(), self.taken() + 1)));

    workshop.atEnd("everything arrives").forEach(worker, self -> self.taken() == parts);
    return workshop.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("parts", 2, 1, 9),
        Parameter.of("room", 1, 1, 9),
        Parameter.of("eager", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("parts"), arguments.get("room"), arguments.get("eager") == 1);
  }
}
