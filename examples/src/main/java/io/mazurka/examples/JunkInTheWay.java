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
 * Example 16: a queue with a message at its head that its recipient does not understand.
 *
 * <p>The bug: what lies behind it is read only if that message gets lost.
 */
public final class JunkInTheWay implements ProtocolModel {

  record Greeting() {}

  record Order() {}

  public static Protocol protocol() {
    ProtocolBuilder shop = Protocol.named("junk").channels(Channels.FIFO).lossy(1);
    Role<Boolean> client = shop.role("client", 1, false);
    Role<Boolean> server = shop.role("server", 1, false);

    client
        .step("send")
        .when(sent -> !sent)
        .sends(Greeting.class, server)
        .sends(Order.class, server)
        .then(
            sent -> become(true).broadcast(server, new Greeting()).broadcast(server, new Order()));
    server.step("serve").on(Order.class, client).then((served, order) -> become(true));

    shop.atEnd("served at the end").forEach(server, served -> served);
    return shop.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol();
  }
}
