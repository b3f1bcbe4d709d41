package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.Violation;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.check.Counterexample;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counterexamples of a protocol in which anybody may crash show only the crash that matters. */
final class CrashRelevanceTests {

  /** What a server does, and whether it has the client's update. */
  record Server(Duty duty, boolean updated) {}

  enum Duty {
    WAITS,
    SERVES,
    IS_DOWN
  }

  record Update() {}

  record Copy() {}

  record Done() {}

  record Down() {}

  /** The bug: the primary tells the client that all is done before a backup has the update. */
  private static Protocol protocol() {
    ProtocolBuilder store = Protocol.named("hasty store");
    Role<Boolean> client = store.role("client", 1, false);
    Role<Server> primary = store.role("primary", 1, new Server(Duty.SERVES, false));
    Role<Server> backup = store.role("backup", 1, new Server(Duty.WAITS, false));
    Role<Server> mirror = store.role("mirror", 2, new Server(Duty.WAITS, false));

    client
        .step("update")
        .when(done -> !done)
        .sends(Update.class, primary)
        .then(done -> become(false).broadcast(primary, new Update()));
    primary
        .step("apply")
        .on(Update.class, client)
        .when((self, update) -> self.duty() == Duty.SERVES && !self.updated())
        .sends(Copy.class, backup)
        .sends(Copy.class, mirror)
        .sends(Done.class, client)
        .then(
            (self, update) ->
                become(new Server(self.duty(), true))
                    .broadcast(backup, new Copy())
                    .broadcast(mirror, new Copy())
                    .broadcast(client, new Done()));
    client.step("learn").on(Done.class, primary).then((done, message) -> become(true));
    primary
        .step("crash")
        .when(self -> self.duty() != Duty.IS_DOWN)
        .sends(Down.class, backup)
        .then(
            self -> become(new Server(Duty.IS_DOWN, self.updated())).broadcast(backup, new Down()));
    for (Role<Server> follower : List.of(backup, mirror)) {
      follower
          .step("copy")
          .on(Copy.class, primary)
          .when((self, copy) -> self.duty() != Duty.IS_DOWN)
          .then((self, copy) -> become(new Server(self.duty(), true)));
      follower
          .step("crash")
          .when(self -> self.duty() != Duty.IS_DOWN)
          .then(self -> become(new Server(Duty.IS_DOWN, self.updated())));
    }
    backup
        .step("take over")
        .on(Down.class, primary)
        .when((self, down) -> self.duty() == Duty.WAITS)
        .then((self, down) -> become(new Server(Duty.SERVES, self.updated())));
    store
        .invariant("durability")
        .forEachPair(
            client,
            backup,
            (done, server) -> done && server.duty() == Duty.SERVES,
            (done, server) -> server.updated());
    return store.build();
  }

  @Test
  void crashesOfBystandersAreLeftOut() {
    Prepared prepared = Check.of(protocol()).prepare();
    Violation raw = Search.of(prepared.task(), SearchOrder.BFS).run().first();
    assertThat(raw).isNotNull();
    assertThat(steps(Walk.along(prepared.model().system(), raw.path()).trace()))
        .hasSize(7)
        .contains("mirror1 crash", "mirror2 crash");

    Counterexample found = Check.of(protocol()).run().counterexample();

    assertThat(found).isNotNull();
    assertThat(found.leftOut()).isEqualTo(2);
    assertThat(steps(found.trace()))
        .containsExactlyInAnyOrder(
            "client update", "primary apply", "client learn", "primary crash", "backup take over");
    Relevance.assertNothingIrrelevant(protocol(), 5);
  }

  private static List<String> steps(Trace trace) {
    return trace.steps().stream().map(step -> step.process() + " " + step.transition()).toList();
  }
}
