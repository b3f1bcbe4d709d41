package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Proposition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Two-phase commit (Gray 1978): participants vote when they are asked, and the coordinator decides
 * when it has received all votes. If the coordinator may crash, participants that voted yes may
 * wait for ever.
 */
public final class TwoPhases implements ProtocolModel {

  /** What the coordinator has done. */
  enum Coordinator {
    IDLE,
    ASKED,
    COMMITTED,
    ABORTED,
    CRASHED
  }

  /** What a participant has done. */
  enum Participant {
    WORKING,
    PREPARED,
    COMMITTED,
    ABORTED;

    boolean hasDecided() {
      return this == COMMITTED || this == ABORTED;
    }
  }

  record Question() {}

  record Vote(boolean yes) {}

  record Verdict(boolean commit) {}

  @Override
  public String name() {
    return "two-phase-commit";
  }

  @Override
  public String summary() {
    return "participants vote and a coordinator decides; everybody decides unless it crashes";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("participants", 2, 1, 8), Parameter.of("crash", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("participants"), arguments.get("crash") == 1);
  }

  /**
   * Two-phase commit with {@code participants} participants.
   *
   * @param crash whether the coordinator may crash
   */
  public Protocol protocol(int participants, boolean crash) {
    ProtocolBuilder commit = Protocol.named(name());
    Role<Coordinator> coordinator = commit.role("coordinator", 1, Coordinator.IDLE);
    Role<Participant> participant = commit.role("participant", participants, Participant.WORKING);
    addCoordinator(coordinator, participant, participants, crash);
    addParticipant(coordinator, participant);
    commit
        .invariant("atomicity")
        .forEachPair(
            participant,
            (one, other) ->
                !(one == Participant.COMMITTED && other == Participant.ABORTED)
                    && !(one == Participant.ABORTED && other == Participant.COMMITTED));
    Proposition decided =
        commit.proposition("everybody decided").forEach(participant, Participant::hasDecided);
    commit.property("everybody decides").eventually(decided).weaklyFair();
    return commit.build();
  }

  private static void addCoordinator(
      Role<Coordinator> coordinator,
      Role<Participant> participant,
      int participants,
      boolean crash) {
    coordinator
        .step("ask")
        .when(self -> self == Coordinator.IDLE)
        .sends(Question.class, participant)
        .then(self -> become(Coordinator.ASKED).broadcast(participant, new Question()));
    coordinator
        .step("decide")
        .onQuorum(participants, Vote.class, participant)
        .when((self, votes) -> self == Coordinator.ASKED)
        .sends(Verdict.class, participant)
        .then(
            (self, votes) -> {
              boolean all = votes.allMatch(Vote::yes);
              return become(all ? Coordinator.COMMITTED : Coordinator.ABORTED)
                  .broadcast(participant, new Verdict(all));
            });
    if (crash) {
      coordinator
          .step("crash")
          .when(self -> self == Coordinator.ASKED)
          .then(self -> become(Coordinator.CRASHED));
    }
  }

  private static void addParticipant(Role<Coordinator> coordinator, Role<Participant> participant) {
    participant
        .step("vote")
        .on(Question.class, coordinator)
        .when((self, question) -> self == Participant.WORKING)
        .replies(Vote.class)
        .thenAny(
            (self, question) ->
                List.of(
                    become(Participant.PREPARED).reply(new Vote(true)),
                    become(Participant.ABORTED).reply(new Vote(false))));
    participant
        .step("learn")
        .on(Verdict.class, coordinator)
        .when((self, verdict) -> self == Participant.PREPARED)
        .then(
            (self, verdict) ->
                become(verdict.commit() ? Participant.COMMITTED : Participant.ABORTED));
  }
}
