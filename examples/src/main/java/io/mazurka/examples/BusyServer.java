package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Proposition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;

/**
 * A client asks, again and again, and a server answers if it does not tidy up just then.
 *
 * <p>Is every question answered? That depends on what is assumed of the server.
 */
public final class BusyServer implements ProtocolModel {

  enum Client {
    IDLE,
    ASKING
  }

  enum Server {
    TIDY,
    UNTIDY
  }

  record Question() {}

  record Answer() {}

  public static Protocol protocol() {
    ProtocolBuilder office = Protocol.named("busy-server");
    Role<Client> client = office.role("client", 1, Client.IDLE);
    Role<Server> server = office.role("server", 1, Server.UNTIDY);

    client
        .step("ask")
        .when(self -> self == Client.IDLE)
        .sends(Question.class, server)
        .then(self -> become(Client.ASKING).broadcast(server, new Question()));
    StepReference<Server> answer =
        server
            .step("answer")
            .on(Question.class, client)
            .replies(Answer.class)
            .then((self, question) -> become(self).reply(new Answer()));
    server.step("tidy up").then(self -> become(self == Server.TIDY ? Server.UNTIDY : Server.TIDY));
    client.step("hear").on(Answer.class, server).then((self, heard) -> become(Client.IDLE));

    Proposition asking = office.proposition("asking").exists(client, one -> one == Client.ASKING);
    Proposition idle = office.proposition("idle").forEach(client, one -> one == Client.IDLE);
    office.property("served").always(asking).leadsTo(idle).weaklyFair(client).weaklyFair(answer);
    office.property("can be idle").ctl("AG EF idle");
    return office.build();
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
