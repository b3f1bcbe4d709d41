package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;

/**
 * The lease lock with a clock that is a process: it tells everybody of each tick, waits until all
 * have counted it, and lets them go on.
 */
final class TickingLock {

  private static final int LEASE = 4;

  private TickingLock() {}

  enum Phase {
    IDLE,
    ASKING,
    HOLDING
  }

  record Client(int asked, Phase phase, int token, Countdown lease, boolean frozen) {

    Client in(Phase other, int held, Countdown left) {
      return new Client(asked, other, held, left, false);
    }
  }

  record Server(int token, boolean taken, Countdown expiry, boolean frozen) {}

  record Storage(int token, boolean overwritten) {}

  enum Clock {
    READY,
    WAITING
  }

  record Acquire(int number) {}

  record Grant(int number, int token) {}

  record Write(int token) {}

  record Tick() {}

  record Counted() {}

  record Go() {}

  static Protocol protocol(int clients, int asks, int margin, boolean fencing) {
    ProtocolBuilder lock = Protocol.named("ticking lock");
    Role<Clock> clock = lock.role("clock", 1, Clock.READY);
    Role<Client> client =
        lock.role("client", clients, new Client(0, Phase.IDLE, 0, Countdown.OFF, false));
    Role<Server> server = lock.role("server", 1, new Server(0, false, Countdown.OFF, false));
    Role<Storage> storage = lock.role("storage", 1, new Storage(0, false));

    clock
        .step("tick")
        .when(self -> self == Clock.READY)
        .sends(Tick.class, client, server)
        .then(
            self ->
                become(Clock.WAITING).broadcast(client, new Tick()).broadcast(server, new Tick()));
    clock
        .step("go on")
        .onQuorum(clients + 1, Counted.class, client, server)
        .sends(Go.class, client, server)
        .then(
            (self, all) ->
                become(Clock.READY).broadcast(client, new Go()).broadcast(server, new Go()));

    client
        .step("count")
        .on(Tick.class, clock)
        .when((self, tick) -> !self.frozen() && !self.lease().isDue())
        .replies(Counted.class)
        .then(
            (self, tick) ->
                become(
                        new Client(
                            self.asked(), self.phase(), self.token(), self.lease().next(), true))
                    .reply(new Counted()));
    client
        .step("go")
        .on(Go.class, clock)
        .then((self, go) -> become(self.in(self.phase(), self.token(), self.lease())));
    client
        .step("ask")
        .when(self -> !self.frozen() && self.phase() == Phase.IDLE && self.asked() < asks)
        .sends(Acquire.class, server)
        .then(
            self ->
                become(
                        new Client(
                            self.asked() + 1,
                            Phase.ASKING,
                            0,
                            new Countdown(LEASE - 1, LEASE + 1),
                            false))
                    .broadcast(server, new Acquire(self.asked() + 1)));
    client
        .step("enter")
        .on(Grant.class, server)
        .when(
            (self, grant) ->
                !self.frozen() && self.phase() == Phase.ASKING && grant.number() == self.asked())
        .then((self, grant) -> become(self.in(Phase.HOLDING, grant.token(), self.lease())));
    client
        .step("write")
        .when(self -> !self.frozen() && self.phase() == Phase.HOLDING)
        .sends(Write.class, storage)
        .then(self -> become(self).broadcast(storage, new Write(self.token())));
    client
        .step("lease ends")
        .when(self -> !self.frozen() && self.lease().mayEnd())
        .then(self -> become(self.in(Phase.IDLE, 0, Countdown.OFF)));

    server
        .step("count")
        .on(Tick.class, clock)
        .when((self, tick) -> !self.frozen() && !self.expiry().isDue())
        .replies(Counted.class)
        .then(
            (self, tick) ->
                become(new Server(self.token(), self.taken(), self.expiry().next(), true))
                    .reply(new Counted()));
    server
        .step("go")
        .on(Go.class, clock)
        .then((self, go) -> become(new Server(self.token(), self.taken(), self.expiry(), false)));
    server
        .step("grant")
        .on(Acquire.class, client)
        .when((self, acquire) -> !self.frozen() && !self.taken() && self.token() < clients * asks)
        .replies(Grant.class)
        .then(
            (self, acquire) ->
                become(
                        new Server(
                            self.token() + 1,
                            true,
                            new Countdown(LEASE + margin - 1, LEASE + margin + 1),
                            false))
                    .reply(new Grant(acquire.number(), self.token() + 1)));
    server
        .step("lease expires")
        .when(self -> !self.frozen() && self.expiry().mayEnd())
        .then(self -> become(new Server(self.token(), false, Countdown.OFF, false)));

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
