package io.mazurka.protocols.engine.decomposition;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;

/**
 * Servers that vote for candidates and keep what writers write: in one local state, or as two roles
 * taken apart by hand.
 */
final class ProductServers {

  record Server(boolean voted, int copy) {}

  record Ask() {}

  record Vote() {}

  record Write(int value) {}

  record Written() {}

  final ProtocolBuilder protocol;
  final Role<Integer> candidate;
  final Role<Integer> writer;

  private ProductServers(String name, int candidates, int writers) {
    this.protocol = Protocol.named(name);
    this.candidate = protocol.role("candidate", candidates, 0);
    this.writer = protocol.role("writer", writers, 0);
  }

  private void clients(int majority, Role<?> voters, Role<?> stores) {
    candidate
        .step("run")
        .when(phase -> phase == 0)
        .sends(Ask.class, voters)
        .then(phase -> become(1).broadcast(voters, new Ask()));
    candidate
        .step("win")
        .onQuorum(majority, Vote.class, voters)
        .when((phase, votes) -> phase == 1)
        .then((phase, votes) -> become(2));
    writer
        .step("write")
        .when(phase -> phase == 0)
        .sends(Write.class, stores)
        .then(phase -> become(1).broadcast(stores, new Write(1)));
    writer
        .step("written")
        .onQuorum(majority, Written.class, stores)
        .when((phase, acks) -> phase == 1)
        .then((phase, acks) -> become(2));
  }

  /** Servers with a vote and a copy each. */
  static Protocol together(int servers, int candidates, int writers) {
    return withRole(servers, candidates, writers).build();
  }

  /** The role of servers is the third one. */
  static ProtocolBuilder withRole(int servers, int candidates, int writers) {
    ProductServers all = new ProductServers("together", candidates, writers);
    Role<Server> server = all.protocol.role("server", servers, new Server(false, 0));
    all.clients(servers / 2 + 1, server, server);
    server
        .step("vote")
        .on(Ask.class, all.candidate)
        .when((self, ask) -> !self.voted())
        .replies(Vote.class)
        .then((self, ask) -> become(new Server(true, self.copy())).reply(new Vote()));
    server
        .step("store")
        .on(Write.class, all.writer)
        .replies(Written.class)
        .then(
            (self, write) ->
                become(new Server(self.voted(), Math.max(self.copy(), write.value())))
                    .reply(new Written()));
    all.protocol
        .invariant("one winner")
        .forEachPair(all.candidate, (one, other) -> one < 2 || other < 2);
    return all.protocol;
  }

  /** Voters and stores. */
  static Protocol apart(int servers, int candidates, int writers) {
    ProductServers all = new ProductServers("apart", candidates, writers);
    Role<Boolean> voter = all.protocol.role("voter", servers, false);
    Role<Integer> store = all.protocol.role("store", servers, 0);
    all.protocol.composite("server", voter, store);
    all.clients(servers / 2 + 1, voter, store);
    voter
        .step("vote")
        .on(Ask.class, all.candidate)
        .when((voted, ask) -> !voted)
        .replies(Vote.class)
        .then((voted, ask) -> become(true).reply(new Vote()));
    store
        .step("store")
        .on(Write.class, all.writer)
        .replies(Written.class)
        .then((copy, write) -> become(Math.max(copy, write.value())).reply(new Written()));
    all.protocol
        .invariant("one winner")
        .forEachPair(all.candidate, (one, other) -> one < 2 || other < 2);
    return all.protocol.build();
  }
}
