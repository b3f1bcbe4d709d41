package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.PropertyAnswer;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is proved or violated of a protocol is what its executions do. */
final class ProtocolVerdictTests {

  private record Sender(int left) {}

  private record Receiver(int got) {}

  private record Note(int number) {}

  private static ProofResult prove(Protocol protocol, String... properties) {
    return new InductionProver()
        .prove(ProofRequest.of(protocol).withProperties(List.of(properties)), line -> {});
  }

  /** One sends some equal notes, so many a step; the other counts them, at most three. */
  private static final class Notes {

    private final ProtocolBuilder builder;
    private final Role<Sender> sender;
    private final Role<Receiver> receiver;
    private final StepReference<Receiver> receive;

    Notes(Channels channels, int steps, int each) {
      builder = Protocol.named("notes").channels(channels);
      sender = builder.role("sender", 1, new Sender(steps));
      receiver = builder.role("receiver", 1, new Receiver(0));
      sender
          .step("send")
          .when(self -> self.left() > 0)
          .sends(Note.class, receiver)
          .then(
              self -> {
                Effect<Sender> effect = Effect.become(new Sender(self.left() - 1));
                for (int sent = 0; sent < each; sent++) {
                  effect = effect.broadcast(receiver, new Note(0));
                }
                return effect;
              });
      receive =
          receiver
              .step("receive")
              .on(Note.class, sender)
              .then((self, note) -> Effect.become(new Receiver(Math.min(3, self.got() + 1))));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Channels.class,
      names = {"MULTISET", "FIFO"})
  void twoEqualMessagesOfOneStepAreTwo(Channels channels) {
    Notes notes = new Notes(channels, 1, 2);
    notes.builder.invariant("one").forEach(notes.receiver, self -> self.got() < 2);

    ProofResult result = prove(notes.builder.build());

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.trace().steps()).hasSize(3);
  }

  @ParameterizedTest
  @EnumSource(Channels.class)
  void twoEqualMessagesOfTwoStepsAreTwo(Channels channels) {
    Notes notes = new Notes(channels, 2, 1);
    notes.builder.invariant("one").forEach(notes.receiver, self -> self.got() < 2);

    assertThat(prove(notes.builder.build()).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @ParameterizedTest
  @EnumSource(
      value = Channels.class,
      names = {"MULTISET", "FIFO"})
  void whatCannotBeCountedIsNotProvedByName(Channels channels) {
    Notes notes = new Notes(channels, 1, 2);
    notes.builder.invariant("few").forEach(notes.receiver, self -> self.got() < 3);

    ProofResult result = prove(notes.builder.build());

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.explanation())
        .contains("send of sender sends Note(0) from sender to receiver twice");
    assertThat(result.remarks().toString()).contains("a search of all 4 states found no violation");
  }

  @Test
  void equalMessageThatIsSentAgainIsNotProvedByName() {
    Notes notes = new Notes(Channels.FIFO, 2, 1);
    notes.builder.invariant("few").forEach(notes.receiver, self -> self.got() < 3);

    ProofResult result = prove(notes.builder.build());

    assertThat(result.verdict()).isEqualTo(Verdict.UNPROVED);
    assertThat(result.explanation()).contains("while an equal one is in flight");
  }

  @Test
  void invariantWithAPremiseIsAskedLikeAnyOther() {
    Notes notes = new Notes(Channels.SET, 2, 1);
    notes
        .builder
        .invariant("none in the end")
        .forEachPair(
            notes.sender,
            notes.receiver,
            (sender, receiver) -> sender.left() == 0,
            (sender, receiver) -> receiver.got() == 0);
    notes
        .builder
        .invariant("at most two")
        .forEach(notes.receiver, self -> self.got() > 0, self -> self.got() < 3);
    Protocol protocol = notes.builder.build();

    assertThat(prove(protocol, "none in the end").verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(prove(protocol, "at most two").verdict()).isEqualTo(Verdict.PROVED);
    assertThat(prove(protocol).answers())
        .extracting(answer -> answer.name() + ": " + answer)
        .containsExactly("none in the end: violated", "at most two: not proved");
  }

  @Test
  void whatIsNotAskedIsListedAndRefusedByName() {
    Notes notes = new Notes(Channels.SET, 1, 1);
    notes.builder.invariant("few").forEach(notes.receiver, self -> self.got() < 2);
    notes.builder.sometimes("got").forSome(notes.receiver, self -> self.got() == 1);
    notes.builder.atEnd("done").forEach(notes.sender, self -> self.left() == 0);
    Protocol protocol = notes.builder.build();

    assertThat(prove(protocol).answers())
        .extracting(PropertyAnswer::name)
        .containsExactly("few", "got", "done");
    assertThat(prove(protocol).answers().get(1))
        .hasToString("not asked of prove: it asks for some state, and induction is about all");
    assertThatThrownBy(() -> prove(protocol, "done"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("'done' cannot be proved: it is about terminal states alone");
  }

  @Test
  void messagesOfAQueueAreTakenInOrder() {
    ProtocolBuilder builder = Protocol.named("order").channels(Channels.FIFO);
    Role<Sender> sender = builder.role("sender", 1, new Sender(3));
    Role<Receiver> receiver = builder.role("receiver", 1, new Receiver(4));
    sender
        .step("send")
        .when(self -> self.left() > 0)
        .sends(Note.class, receiver)
        .then(
            self ->
                Effect.become(new Sender(self.left() - 1))
                    .broadcast(receiver, new Note(self.left())));
    receiver
        .step("receive")
        .on(Note.class, sender)
        .then(
            (self, note) ->
                Effect.become(new Receiver(note.number() < self.got() ? note.number() : 9)));
    builder.invariant("in order").forEach(receiver, self -> self.got() < 9);

    assertThat(prove(builder.build()).verdict()).isEqualTo(Verdict.PROVED);
  }

  @Test
  void stepThatFailsIsAMistakeOfTheModel() {
    Notes notes = new Notes(Channels.SET, 1, 1);
    notes
        .receiver
        .step("break")
        .when(self -> self.got() == 1)
        .then(
            self -> {
              throw new IllegalStateException("broken");
            });
    notes.builder.invariant("few").forEach(notes.receiver, self -> self.got() < 2);

    assertThatThrownBy(() -> prove(notes.builder.build()))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("broken");
  }

  /**
   * A local graph goes on where no execution does: there may be one more message, for all it knows.
   */
  @Test
  void codeThatFailsWhereNobodyComesDoesNoHarm() {
    Notes notes = new Notes(Channels.SET, 1, 1);
    Monitor<Integer> monitor = notes.builder.monitor("heard", 0);
    monitor.hears(
        notes.receive,
        (heard, step) -> {
          if (step.before().got() > 0) {
            throw new IllegalStateException("broken");
          }
          return Math.min(3, heard + 1);
        });
    notes
        .builder
        .invariant("few")
        .over(notes.receiver, monitor)
        .holds(state -> 2 / (2 - state.of(notes.receiver).get(0).got()) == state.of(monitor) + 1);

    assertThat(prove(notes.builder.build()).verdict()).isEqualTo(Verdict.PROVED);
  }
}
