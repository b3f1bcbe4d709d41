package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * A lock that is leased: a client holds it for some units of time by its own clock, and the server
 * gives it to the next one when the lease has run out by the clock of the server, and a margin has
 * passed. Each clock may be one unit wrong. What a client writes carries the number of its lease.
 *
 * <p>The first bug: a margin of 1 does not outweigh two clocks. The second bug, with {@code
 * margin=3 fencing=0}: a write that was sent in time arrives late.
 */
public final class LeaseLock implements ProtocolModel {

  private static final int LEASE = 4;

  enum Phase {
    IDLE,
    ASKING,
    HOLDING
  }

  /** How often the client has asked, and the number of the lease that it holds. */
  record Client(int asked, Phase phase, int token) {}

  /** The lock: the number of the last lease, and whether it still counts. */
  record Server(int token, boolean taken) {}

  /** The largest number that was written with, and whether a smaller one came after it. */
  record Storage(int token, boolean overwritten) {}

  record Acquire(int number) {}

  record Grant(int number, int token) {}

  record Write(int token) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("clients", 2, 1, 4),
        Parameter.of("asks", 1, 1, 4),
        Parameter.of("margin", 1, 0, 9),
        Parameter.of("fencing", 1, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("clients"),
        arguments.get("asks"),
        arguments.get("margin"),
        arguments.get("fencing") == 1);
  }

  /** A lock for which each client asks so often; {@code fencing} lets storage check numbers. */
  public static Protocol protocol(int clients, int asks, int margin, boolean fencing) {
    ProtocolBuilder lock = Protocol.named("lease lock");
    Role<Client> client = lock.role("client", clients, new Client(0, Phase.IDLE, 0));
    Role<Server> server = lock.role("server", 1, new Server(0, false));
    Role<Storage> storage = lock.role("storage", 1, new Storage(0, false));
    Timer lease = client.timer("lease", LEASE - 1, LEASE + 1);
    Timer expiry = server.timer("expiry", LEASE + margin - 1, LEASE + margin + 1);

    client
        .step("ask")
        .when(self -> self.phase() == Phase.IDLE && self.asked() < asks)
        .sends(Acquire.class, server)
        .then(
            self ->
                become(new Client(self.asked() + 1, Phase.ASKING, 0))
                    .broadcast(server, new Acquire(self.asked() + 1))
                    .start(lease));
    client
        .step("enter")
        .on(Grant.class, server)
        .when((self, grant) -> self.phase() == Phase.ASKING && grant.number() == self.asked())
        .whileRunning(lease)
        .then((self, grant) -> become(new Client(self.asked(), Phase.HOLDING, grant.token())));
    client
        .step("write")
        .when(self -> self.phase() == Phase.HOLDING)
        .sends(Write.class, storage)
        .then(self -> become(self).broadcast(storage, new Write(self.token())));
    client
        .step("lease ends")
        .after(lease)
        .then(self -> become(new Client(self.asked(), Phase.IDLE, 0)));

    server
        .step("grant")
        .on(Acquire.class, client)
        .when((self, acquire) -> !self.taken() && self.token() < clients * asks)
        .replies(Grant.class)
        .then(
            (self, acquire) ->
                become(new Server(self.token() + 1, true))
                    .reply(new Grant(acquire.number(), self.token() + 1))
                    .start(expiry));
    server
        .step("lease expires")
        .after(expiry)
        .then(self -> become(new Server(self.token(), false)));

    storage
        .step("write")
        .on(Write.class, client)
        .when((self, write) -> !fencing || write.token() >= self.token())
        .then(
            (self, write) ->
                become(
                    new Storage(
                        Math.max(self.token(), write.token()), write.token() < self.token())));

    lock.invariant("one holder")
        .forEachPair(
            client, (one, two) -> one.phase() != Phase.HOLDING || two.phase() != Phase.HOLDING);
    lock.invariant("nothing overwritten").forEach(storage, self -> !self.overwritten());
    return lock.build();
  }
}
