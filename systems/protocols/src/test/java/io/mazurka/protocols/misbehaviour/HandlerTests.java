package io.mazurka.protocols.misbehaviour;

import static io.mazurka.protocols.misbehaviour.Conversation.assertCaught;
import static io.mazurka.protocols.misbehaviour.Conversation.assertMisbehaves;
import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.misbehaviour.Conversation.Answer;
import io.mazurka.protocols.misbehaviour.Conversation.Bob;
import io.mazurka.protocols.misbehaviour.Conversation.Question;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Handlers and guards that throw, return nothing or send what they must not. */
final class HandlerTests {

  @Test
  void handlerThatThrowsIsCaughtWithItsCause() {
    Conversation conversation = new Conversation();
    conversation
        .answer()
        .then(
            (self, question) -> {
              throw new IllegalStateException("no idea");
            });

    conversation.assertAnswerCaught("threw java.lang.IllegalStateException: no idea");
    assertMisbehaves(conversation.protocol.build()).hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void handlerThatRecursesForeverIsCaught() {
    assertCaught(HandlerTests::recurse, "threw java.lang.StackOverflowError");
  }

  @SuppressWarnings("InfiniteRecursion")
  private static Effect<Bob> recurse(Bob self) {
    return recurse(new Bob(self.answers() + 1)).reply(new Answer(1));
  }

  @Test
  void handlerWhoseAssertionFailsIsCaught() {
    assertCaught(
        self -> {
          throw new AssertionError("not so");
        },
        "threw java.lang.AssertionError: not so");
  }

  @Test
  void guardThatThrowsIsCaught() {
    Conversation conversation = new Conversation();
    conversation
        .answer()
        .when((self, question) -> 1 / self.answers() > 0)
        .then((self, question) -> become(self));

    conversation.assertAnswerCaught("threw java.lang.ArithmeticException: / by zero");
  }

  @Test
  void spontaneousStepThatThrowsIsCaught() {
    ProtocolBuilder protocol = Protocol.named("alone");
    Role<Bob> bob = protocol.role("bob", 1, new Bob(0));
    bob.step("move").then(self -> become(new Bob(1 / self.answers())));

    assertMisbehaves(protocol.build())
        .hasMessage(
            "step 'move' of bob threw java.lang.ArithmeticException: / by zero\n"
                + "  local state: answers=0\n  messages: none");
  }

  @Test
  void handlerThatReturnsNullIsCaught() {
    assertCaught(self -> null, "returned null");
  }

  @Test
  void handlerThatReturnsNoListOfOutcomesIsCaught() {
    Conversation conversation = new Conversation();
    conversation.answer().thenAny((self, question) -> null);

    conversation.assertAnswerCaught("returned null");
  }

  @Test
  void handlerWithANullOutcomeIsCaught() {
    Conversation conversation = new Conversation();
    List<Effect<Bob>> outcomes = Arrays.asList(become(new Bob(1)), null);
    conversation.answer().thenAny((self, question) -> outcomes);

    conversation.assertAnswerCaught("returned null");
  }

  @Test
  void handlerThatBecomesNullIsCaught() {
    assertCaught(self -> become(null), "returned null");
  }

  @Test
  void handlerThatSendsNullIsCaught() {
    assertCaught(
        self -> become(self).reply(null),
        "threw java.lang.NullPointerException: a message is null");
  }

  @Test
  void handlerThatSendsToNullIsCaught() {
    assertCaught(
        self -> become(self).send(null, new Answer(1)),
        "threw java.lang.NullPointerException: the recipient of a message is null");
  }

  @Test
  void handlerThatSendsAnUndeclaredTypeIsCaughtWithARemedy() {
    assertCaught(
        self -> become(self).reply(new Question(1)),
        "sends Question(1) to alice without declaring it;"
            + " add .sends(Question.class, alice) to the step");
  }

  @Test
  void handlerThatSendsToAnUndeclaredRoleIsCaught() {
    Conversation conversation = new Conversation();
    Role<Bob> carol = conversation.protocol.role("carol", 1, new Bob(0));
    conversation.answer().then((self, question) -> become(self).broadcast(carol, new Answer(1)));

    conversation.assertAnswerCaught("sends Answer(1) to carol without declaring it");
  }

  @Test
  void replyToSomebodyElseOfTheRoleIsCaught() {
    ProtocolBuilder protocol = Protocol.named("reply");
    Role<Bob> asker = protocol.role("asker", 2, new Bob(0));
    Role<Bob> bob = protocol.role("bob", 1, new Bob(0));
    asker
        .step("ask")
        .sends(Question.class, bob)
        .then(self -> become(self).broadcast(bob, new Question(7)));
    bob.step("answer")
        .on(Question.class, asker)
        .replies(Answer.class)
        .then((self, question) -> become(self).broadcast(asker, new Answer(1)));

    assertMisbehaves(protocol.build())
        .hasMessageMatching(
            "(?s)step 'answer' of bob sends Answer\\(1\\) to asker[12] without declaring.*");
  }

  @Test
  void handlerThatSendsToItselfIsCaught() {
    Conversation conversation = new Conversation();
    conversation
        .answer()
        .sends(Answer.class, conversation.bob)
        .then((self, question) -> become(self).send(conversation.bob.member(1), new Answer(1)));

    conversation.assertAnswerCaught("sends Answer(1) to itself");
  }

  @Test
  void handlerThatSendsToAnUnknownProcessIsCaught() {
    Role<Bob> stranger = Protocol.named("elsewhere").role("stranger", 1, new Bob(0));

    assertCaught(
        self -> become(self).send(stranger.member(1), new Answer(1)),
        "sends Answer(1) to stranger, which is not a process of this protocol");
  }

  @Test
  void replyOfAStepThatConsumedNothingIsCaught() {
    ProtocolBuilder protocol = Protocol.named("alone");
    Role<Bob> bob = protocol.role("bob", 1, new Bob(0));
    bob.step("answer").then(self -> become(self).reply(new Answer(1)));

    assertMisbehaves(protocol.build())
        .hasMessage(
            "step 'answer' of bob replies Answer(1) although it consumed nothing\n"
                + "  local state: answers=0\n  messages: none");
  }

  @Test
  void quorumStepThatMisbehavesIsCaughtWithAllItsMessages() {
    ProtocolBuilder protocol = Protocol.named("quorum");
    Role<Bob> voter = protocol.role("voter", 3, new Bob(0));
    Role<Bob> chair = protocol.role("chair", 1, new Bob(0));
    voter
        .step("vote")
        .when(self -> self.answers() == 0)
        .sends(Answer.class, chair)
        .then(self -> become(new Bob(1)).broadcast(chair, new Answer(5)));
    chair
        .step("count")
        .onQuorum(2, Answer.class, voter)
        .then((self, votes) -> become(self).reply(new Question(1)));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'count' of chair sends Question(1) to voter")
        .hasMessageMatching(
            "(?s).*\n  local state: answers=0\n"
                + "  messages: Answer\\(5\\) from voter[12], Answer\\(5\\) from voter[23]");
  }
}
