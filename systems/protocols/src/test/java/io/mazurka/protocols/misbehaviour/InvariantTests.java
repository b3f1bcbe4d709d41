package io.mazurka.protocols.misbehaviour;

import static io.mazurka.protocols.misbehaviour.Conversation.assertMisbehaves;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.misbehaviour.Conversation.Bob;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import org.junit.jupiter.api.Test;

/** Invariants that throw, return nothing or look at more than they said. */
final class InvariantTests {

  private final ProtocolBuilder protocol = Protocol.named("invariants");
  private final Role<Bob> bob = protocol.role("bob", 1, new Bob(0));
  private final Role<Bob> carol = protocol.role("carol", 1, new Bob(0));
  private final Monitor<Bob> watch = protocol.monitor("watch", new Bob(0));

  @Test
  void invariantThatThrowsIsCaught() {
    protocol.invariant("safe").forEach(bob, self -> 1 / self.answers() > 0);

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("invariant safe threw java.lang.ArithmeticException: / by zero");
  }

  @Test
  void invariantThatReturnsNullIsCaught() {
    protocol.invariant("safe").over(bob).fails(state -> null);

    assertMisbehaves(protocol.build()).hasMessageStartingWith("invariant safe returned null");
  }

  @Test
  void invariantThatReadsAnotherRoleIsCaughtWithARemedy() {
    protocol.invariant("safe").over(bob).holds(state -> state.of(carol).isEmpty());

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("invariant safe")
        .hasMessageContaining("it reads carol without saying so; add it to over(...)");
  }

  @Test
  void invariantThatReadsAnotherMonitorIsCaught() {
    protocol.invariant("safe").over(bob).holds(state -> state.of(watch).answers() == 0);

    assertMisbehaves(protocol.build()).hasMessageContaining("it reads watch without saying so");
  }
}
