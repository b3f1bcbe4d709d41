package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.Optional;

/**
 * Example 3: two-phase commit (Gray 1978). Participants vote, and the coordinator commits if all
 * say yes. Some participants can only say no; the others may say either.
 *
 * <p>The bug: the coordinator may lose patience after it has committed. With {@code mended=1} it
 * loses patience only while it waits.
 */
public final class TwoPhaseCommit implements ProtocolModel {

  /** What became of the transaction, in the eyes of one process. */
  enum Outcome {
    OPEN,
    COMMITTED,
    ABORTED
  }

  record Participant(boolean able, boolean voted, Outcome outcome) {

    static Participant initial(boolean able) {
      return new Participant(able, false, Outcome.OPEN);
    }
  }

  record Vote(boolean yes) {}

  record Decision(Outcome outcome) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("participants", 2, 1, 4), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("participants"), arguments.get("mended") == 1);
  }

  /** Two-phase commit with so many participants. */
  public static Protocol protocol(int participants, boolean mended) {
    ProtocolBuilder commit = Protocol.named("two-phase-commit");
    Role<Outcome> coordinator = commit.role("coordinator", 1, Outcome.OPEN);
    Role<Participant> participant =
        commit.role("participant", participants, Participant.initial(true));

    participant
        .step("vote")
        .when(self -> !self.voted())
        .sends(Vote.class, coordinator)
        .thenAny(
            self -> {
              var no =
                  become(new Participant(self.able(), true, Outcome.ABORTED))
                      .broadcast(coordinator, new Vote(false));
              var yes =
                  become(new Participant(true, true, Outcome.OPEN))
                      .broadcast(coordinator, new Vote(true));
              return self.able() ? List.of(yes, no) : List.of(no);
            });
    coordinator
        .step("commit")
        .onQuorum(participants, Vote.class, participant)
        .when((self, votes) -> self == Outcome.OPEN && votes.allMatch(Vote::yes))
        .replies(Decision.class)
        .then((self, votes) -> become(Outcome.COMMITTED).reply(new Decision(Outcome.COMMITTED)));
    coordinator
        .step("lose patience")
        .when(self -> mended ? self == Outcome.OPEN : self != Outcome.ABORTED)
        .sends(Decision.class, participant)
        .then(
            self -> become(Outcome.ABORTED).broadcast(participant, new Decision(Outcome.ABORTED)));
    participant
        .step("learn")
        .on(Decision.class, coordinator)
        .when((self, decision) -> self.voted() && self.outcome() == Outcome.OPEN)
        .then((self, decision) -> become(new Participant(self.able(), true, decision.outcome())));

    commit
        .invariant("atomicity")
        .over(participant)
        .fails(state -> disagreement(participant, state.of(participant)));

    for (int unable = 0; unable <= participants; unable++) {
      int last = unable;
      commit.initially(
          start -> {
            for (int number = 1; number <= last; number++) {
              start.set(participant, number, Participant.initial(false));
            }
          });
    }
    return commit.build();
  }

  /** Who committed although who aborted, if anybody. */
  private static Optional<String> disagreement(
      Role<Participant> role, List<Participant> participants) {
    List<Outcome> outcomes = participants.stream().map(Participant::outcome).toList();
    int committed = outcomes.indexOf(Outcome.COMMITTED);
    int aborted = outcomes.indexOf(Outcome.ABORTED);
    return committed < 0 || aborted < 0
        ? Optional.empty()
        : Optional.of(
            "%s committed although %s aborted"
                .formatted(role.members().get(committed), role.members().get(aborted)));
  }
}
