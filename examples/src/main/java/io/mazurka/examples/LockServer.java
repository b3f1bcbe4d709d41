package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.Optional;

/**
 * Example 2: clients ask a server for a lock. Each tries twice, and may give up while it waits.
 *
 * <p>The bug: the server looks at who releases the lock, not at which try it belongs to. The late
 * release of a try that was given up frees the lock of the next one. With {@code mended=1} the
 * server looks at both.
 */
public final class LockServer implements ProtocolModel {

  private static final int TRIES = 2;

  enum Phase {
    IDLE,
    WAITING,
    HOLDING
  }

  record Client(int tries, Phase phase) {}

  /** Who has the lock, and for which of its tries. */
  record Lease(ProcessId client, int number) {}

  record Server(Optional<Lease> lease) {

    boolean isHeldBy(ProcessId client) {
      return lease.isPresent() && lease.get().client().equals(client);
    }
  }

  record Request(int number) {}

  record Grant(int number) {}

  record Release(int number) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("clients", 2, 1, 4), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("clients"), arguments.get("mended") == 1);
  }

  /** The lock with so many clients. */
  public static Protocol protocol(int clients, boolean mended) {
    ProtocolBuilder lock = Protocol.named("lock-server");
    Role<Server> server = lock.role("server", 1, new Server(Optional.empty()));
    Role<Client> client = lock.role("client", clients, new Client(0, Phase.IDLE));

    client
        .step("request")
        .when(self -> self.phase() == Phase.IDLE && self.tries() < TRIES)
        .sends(Request.class, server)
        .then(
            self -> {
              int number = self.tries() + 1;
              return become(new Client(number, Phase.WAITING))
                  .broadcast(server, new Request(number));
            });
    client
        .step("enter")
        .on(Grant.class, server)
        .when((self, grant) -> self.phase() == Phase.WAITING && self.tries() == grant.number())
        .then((self, grant) -> become(new Client(self.tries(), Phase.HOLDING)));
    client
        .step("leave")
        .when(self -> self.phase() != Phase.IDLE)
        .sends(Release.class, server)
        .then(
            self ->
                become(new Client(self.tries(), Phase.IDLE))
                    .broadcast(server, new Release(self.tries())));

    server
        .step("grant")
        .on(Request.class, client)
        .when((self, request) -> self.lease().isEmpty())
        .replies(Grant.class)
        .then(
            (self, request, sender) ->
                become(new Server(Optional.of(new Lease(sender, request.number()))))
                    .reply(new Grant(request.number())));
    server
        .step("free")
        .on(Release.class, client)
        .when(
            (self, release, sender) ->
                mended
                    ? self.lease().equals(Optional.of(new Lease(sender, release.number())))
                    : self.isHeldBy(sender))
        .then((self, release) -> become(new Server(Optional.empty())));

    lock.invariant("mutual exclusion")
        .forEachPair(
            client, (one, two) -> one.phase() != Phase.HOLDING || two.phase() != Phase.HOLDING);
    return lock.build();
  }
}
