package io.mazurka.protocols.misbehaviour;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.MessageStep;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import java.util.function.Function;
import org.assertj.core.api.AbstractThrowableAssert;

/** A protocol in which alice asks bob, and the step {@code answer} of bob is up to the test. */
final class Conversation {

  record Alice(boolean asked) {}

  record Bob(int answers) {}

  record Question(int number) {}

  record Answer(int number) {}

  private static final String WHERE =
      "\n  local state: answers=0\n  messages: Question(7) from alice";

  final ProtocolBuilder protocol = Protocol.named("conversation");
  final Role<Alice> alice = protocol.role("alice", 1, new Alice(false));
  final Role<Bob> bob = protocol.role("bob", 1, new Bob(0));

  Conversation() {
    alice
        .step("ask")
        .when(self -> !self.asked())
        .sends(Question.class, bob)
        .then(self -> Effect.become(new Alice(true)).broadcast(bob, new Question(7)));
  }

  /** The step to misbehave in; it may reply with an answer. */
  MessageStep<Bob, Question> answer() {
    return bob.step("answer").on(Question.class, alice).replies(Answer.class);
  }

  /** Reads a monitor, as nobody listens to one that is not read. */
  void watch(Monitor<?> monitor) {
    protocol.invariant("watched").of(monitor, seen -> true);
  }

  /** Checks that this behaviour of bob's step is reported. */
  static void assertCaught(Function<Bob, Effect<Bob>> behaviour, String how) {
    Conversation conversation = new Conversation();
    conversation.answer().then((self, question) -> behaviour.apply(self));
    conversation.assertAnswerCaught(how);
  }

  /** Checks that the message names the step, the process, its local state and the message. */
  void assertAnswerCaught(String how) {
    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'answer' of bob " + how)
        .hasMessageEndingWith(WHERE);
  }

  static AbstractThrowableAssert<?, ?> assertMisbehaves(Checkable system) {
    return assertMisbehaves(system, CheckOptions.defaults());
  }

  static AbstractThrowableAssert<?, ?> assertMisbehaves(Checkable system, CheckOptions options) {
    return assertThatThrownBy(() -> Check.of(system).with(options).run())
        .isInstanceOf(ModelMisbehavedException.class);
  }
}
