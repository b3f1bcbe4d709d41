package io.mazurka.protocols.misbehaviour;

import static io.mazurka.protocols.misbehaviour.Conversation.assertCaught;
import static io.mazurka.protocols.misbehaviour.Conversation.assertMisbehaves;
import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.misbehaviour.Conversation.Answer;
import io.mazurka.protocols.misbehaviour.Conversation.Bob;
import io.mazurka.protocols.misbehaviour.Conversation.Question;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** User code that remembers something between calls, or changes what it was given. */
final class PurityTests {

  private static final String AGAIN = "gives another result when it is called again";

  /** A state or message that can be changed, although it is a record. */
  record Notes(List<Integer> numbers) {}

  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void handlerThatBecomesSomethingElseWhenCalledAgainIsCaught() {
    assertCaught(self -> become(new Bob(calls.getAndIncrement())), AGAIN);
  }

  @Test
  void handlerThatSendsSomethingElseWhenCalledAgainIsCaught() {
    assertCaught(self -> become(self).reply(new Answer(calls.getAndIncrement())), AGAIN);
  }

  @Test
  void handlerWithMoreOutcomesWhenCalledAgainIsCaught() {
    Conversation conversation = new Conversation();
    List<Effect<Bob>> outcomes = new ArrayList<>();
    conversation
        .answer()
        .thenAny(
            (self, question) -> {
              outcomes.add(become(self));
              return List.copyOf(outcomes);
            });

    conversation.assertAnswerCaught(AGAIN);
  }

  @Test
  void guardWithAnotherResultWhenCalledAgainIsCaught() {
    Conversation conversation = new Conversation();
    conversation
        .answer()
        .when((self, question) -> calls.getAndIncrement() % 2 == 0)
        .then((self, question) -> become(self));

    conversation.assertAnswerCaught("has a guard that " + AGAIN);
  }

  @Test
  void monitorWithAnotherResultWhenCalledAgainIsCaught() {
    Conversation conversation = new Conversation();
    StepReference<Bob> answer = conversation.answer().then((self, question) -> become(new Bob(1)));
    conversation.watch(
        conversation
            .protocol
            .monitor("watch", new Bob(0))
            .hears(answer, (seen, step) -> new Bob(calls.incrementAndGet())));

    assertMisbehaves(conversation.protocol.build())
        .hasMessageStartingWith("monitor watch, hearing step 'answer' of bob, " + AGAIN)
        .hasMessageContaining("local state: answers=0");
  }

  @Test
  void monitorThatThrowsIsCaught() {
    Conversation conversation = new Conversation();
    StepReference<Bob> answer = conversation.answer().then((self, question) -> become(new Bob(1)));
    conversation.watch(
        conversation
            .protocol
            .monitor("watch", new Bob(0))
            .hears(answer, (seen, step) -> new Bob(1 / seen.answers())));

    assertMisbehaves(conversation.protocol.build())
        .hasMessageStartingWith(
            "monitor watch, hearing step 'answer' of bob, threw java.lang.ArithmeticException");
  }

  @Test
  void monitorThatChangesItsInputIsCaught() {
    Conversation conversation = new Conversation();
    StepReference<Bob> answer = conversation.answer().then((self, question) -> become(new Bob(1)));
    conversation.watch(
        conversation
            .protocol
            .monitor("watch", new Notes(new ArrayList<>()))
            .hears(
                answer,
                (seen, step) -> {
                  seen.numbers().add(1);
                  return new Notes(List.of(1));
                }));

    assertMisbehaves(conversation.protocol.build())
        .hasMessageContaining("hearing step 'answer' of bob, changes its input");
  }

  @Test
  void handlerThatChangesItsLocalStateInPlaceIsCaught() {
    ProtocolBuilder protocol = Protocol.named("notes");
    Role<Notes> writer = protocol.role("writer", 1, new Notes(new ArrayList<>()));
    writer
        .step("write")
        .then(
            self -> {
              self.numbers().clear();
              self.numbers().add(1);
              return become(new Notes(List.of(1)));
            });

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'write' of writer changes its input")
        .hasMessageContaining("local state: numbers=[1]");
  }

  @Test
  void guardThatChangesItsLocalStateInPlaceIsCaught() {
    ProtocolBuilder protocol = Protocol.named("notes");
    Role<Notes> writer = protocol.role("writer", 1, new Notes(new ArrayList<>()));
    writer.step("write").when(self -> self.numbers().add(1) && false).then(self -> become(self));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'write' of writer changes its input");
  }

  @Test
  void handlerThatChangesAMessageIsCaught() {
    ProtocolBuilder protocol = Protocol.named("notes");
    Role<Bob> sender = protocol.role("sender", 1, new Bob(0));
    Role<Bob> reader = protocol.role("reader", 1, new Bob(0));
    sender
        .step("send")
        .sends(Notes.class, reader)
        .then(self -> become(self).broadcast(reader, new Notes(new ArrayList<>(List.of(1, 2)))));
    reader
        .step("read")
        .on(Notes.class, sender)
        .then(
            (self, notes) -> {
              notes.numbers().clear();
              return become(self);
            });

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'read' of reader changes its input")
        .hasMessageContaining("Notes([]) from sender");
  }

  /** Both processes share one list; the second changes what the first has become. */
  @Test
  void localStateThatChangesAfterItWasStoredIsCaught() {
    List<Integer> shared = new ArrayList<>();
    ProtocolBuilder protocol = Protocol.named("notes");
    Role<Notes> keeper = protocol.role("keeper", 1, new Notes(List.of(-1)));
    Role<Bob> meddler = protocol.role("meddler", 1, new Bob(0));
    keeper
        .step("keep")
        .when(self -> self.numbers().contains(-1))
        .sends(Question.class, meddler)
        .then(self -> become(new Notes(shared)).broadcast(meddler, new Question(1)));
    meddler
        .step("meddle")
        .on(Question.class, keeper)
        .sends(Answer.class, keeper)
        .then(
            (self, question) -> {
              shared.clear();
              shared.add(1);
              return become(self).broadcast(keeper, new Answer(1));
            });
    keeper.step("look").on(Answer.class, meddler).then((self, answer) -> become(self));

    assertMisbehaves(protocol.build(), CheckOptions.unreduced())
        .hasMessageStartingWith("step 'look' of keeper was given a value that changed")
        .hasMessageContaining("local state: numbers=[1]")
        .hasMessageContaining("messages: Answer(1) from meddler");
  }

  /** Here no step looks at the changed state any more, only the invariant does. */
  @Test
  void localStateThatChangesUnderAnInvariantIsCaught() {
    List<Integer> shared = new ArrayList<>();
    ProtocolBuilder protocol = Protocol.named("notes");
    Role<Notes> keeper = protocol.role("keeper", 1, new Notes(List.of(-1)));
    Role<Bob> meddler = protocol.role("meddler", 1, new Bob(0));
    keeper
        .step("keep")
        .when(self -> self.numbers().contains(-1))
        .sends(Question.class, meddler)
        .then(self -> become(new Notes(shared)).broadcast(meddler, new Question(1)));
    meddler
        .step("meddle")
        .on(Question.class, keeper)
        .then(
            (self, question) -> {
              shared.clear();
              shared.add(1);
              return become(new Bob(1));
            });
    protocol
        .invariant("untouched")
        .over(keeper, meddler)
        .holds(state -> !state.of(keeper).get(0).numbers().contains(1));

    assertMisbehaves(protocol.build(), CheckOptions.unreduced())
        .hasMessageContaining("changed after it was stored");
  }
}
