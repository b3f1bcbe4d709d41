package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import org.junit.jupiter.api.Test;

/** What a declaration means, and which ones are refused. */
final class DeclarationTests {

  record Token() {}

  @Test
  void stepThatWasNotCompletedIsRefused() {
    ProtocolBuilder protocol = Protocol.named("half");
    Role<Integer> process = protocol.role("process", 1, 0);
    var unused = process.step("wait").when(value -> value == 0);

    assertThat(unused).isNotNull();
    assertThatThrownBy(protocol::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("step 'wait' of process does nothing; end its declaration with then");
  }

  /** The receiver takes a token only while it has none, whichever guard says so. */
  @Test
  void allGuardsOfAStepMustHold() {
    ProtocolBuilder protocol = Protocol.named("guards");
    Role<Integer> sender = protocol.role("sender", 2, 0);
    Role<Integer> receiver = protocol.role("receiver", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Token.class, receiver)
        .then(sent -> become(1).broadcast(receiver, new Token()));
    receiver
        .step("take")
        .when(tokens -> tokens == 0)
        .on(Token.class, sender)
        .when((tokens, token) -> tokens < 5)
        .then((tokens, token) -> become(tokens + 1));
    protocol.invariant("at most one token").forEach(receiver, tokens -> tokens <= 1);

    Check.of(protocol.build()).run().assertHolds();
  }

  @Test
  void quorumLargerThanItsRoleIsRefusedWithTheValidRange() {
    ProtocolBuilder protocol = Protocol.named("votes");
    Role<Integer> voter = protocol.role("voter", 3, 0);
    Role<Integer> counter = protocol.role("counter", 1, 0);

    assertThatThrownBy(() -> counter.step("count").onQuorum(4, Integer.class, voter))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("step count of counter waits for messages of 4 processes")
        .hasMessageContaining("can hear only 3 (voter); take a quorum of 1 to 3");
    assertThatThrownBy(() -> voter.step("count").onQuorum(3, Integer.class, voter))
        .hasMessageContaining("can hear only 2 (voter); take a quorum of 1 to 2");
  }
}
