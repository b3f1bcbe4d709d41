package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

/** Sending to all members of a role. */
final class BroadcastTests {

  record Peer(boolean starts, int greeted) {}

  record Hello() {}

  private final ProtocolBuilder protocol = Protocol.named("peers");
  private final Role<Peer> peer =
      protocol.roleOf("peer", 3, member -> new Peer(member.number() == 1, 0));

  private void greet(Role<Peer> recipients) {
    peer.step("greet")
        .when(Peer::starts)
        .sends(Hello.class, recipients)
        .then(self -> become(new Peer(false, 0)).broadcast(recipients, new Hello()));
    recipients
        .step("hear")
        .on(Hello.class, peer)
        .then((self, hello) -> become(new Peer(self.starts(), self.greeted() + 1)));
  }

  /** One step, then each of the two others hears or not: 1 + 4 states, 1 + 4 steps. */
  @Test
  void broadcastWithinARoleLeavesTheSenderOut() {
    greet(peer);

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(5, 5, 1, 3));
    protocol
        .invariant("the first hears nothing")
        .over(peer)
        .holds(state -> state.of(peer).get(0).greeted() == 0);
    Check.of(protocol.build()).run().assertHolds();
  }

  /** One step, then each of the two hears or not. */
  @Test
  void broadcastToAnotherRoleGoesToAllItsMembers() {
    greet(protocol.role("listener", 2, new Peer(false, 0)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(5, 5, 1, 3));
  }

  /** One step, and nobody hears. */
  @Test
  void broadcastToARoleWithoutMembersSendsNothing() {
    greet(protocol.role("nobody", 0, new Peer(false, 0)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(2, 1, 1, 1));
  }
}
