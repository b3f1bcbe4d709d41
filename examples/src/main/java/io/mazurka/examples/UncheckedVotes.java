package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Example 6: two-phase commit whose participants may crash, and whose coordinator may give up.
 *
 * <p>The bug: the coordinator waits for all votes and forgets to look at them. With {@code
 * mended=1} it commits only if all of them are yes.
 */
public final class UncheckedVotes implements ProtocolModel {

  /** How far a process has come. */
  enum Phase {
    WORKING,
    PREPARED,
    COMMITTED,
    ABORTED,
    CRASHED
  }

  record Vote(boolean yes) {}

  record Decision(boolean commit) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("participants", 3, 1, 5), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("participants"), arguments.get("mended") == 1);
  }

  /** Two-phase commit with so many participants. */
  public static Protocol protocol(int participants, boolean mended) {
    ProtocolBuilder commit = Protocol.named("unchecked-votes");
    Role<Phase> coordinator = commit.role("coordinator", 1, Phase.WORKING);
    Role<Phase> participant = commit.role("participant", participants, Phase.WORKING);

    participant
        .step("vote yes")
        .when(self -> self == Phase.WORKING)
        .sends(Vote.class, coordinator)
        .then(self -> become(Phase.PREPARED).broadcast(coordinator, new Vote(true)));
    participant
        .step("vote no")
        .when(self -> self == Phase.WORKING)
        .sends(Vote.class, coordinator)
        .then(self -> become(Phase.ABORTED).broadcast(coordinator, new Vote(false)));
    participant
        .step("crash")
        .when(self -> self != Phase.CRASHED)
        .then(self -> become(Phase.CRASHED));
    coordinator
        .step("commit")
        .onQuorum(participants, Vote.class, participant)
        .when((self, votes) -> self == Phase.WORKING && (!mended || votes.allMatch(Vote::yes)))
        .replies(Decision.class)
        .then((self, votes) -> become(Phase.COMMITTED).reply(new Decision(true)));
    coordinator
        .step("give up")
        .when(self -> self == Phase.WORKING)
        .sends(Decision.class, participant)
        .then(self -> become(Phase.ABORTED).broadcast(participant, new Decision(false)));
    participant
        .step("learn")
        .on(Decision.class, coordinator)
        .when((self, decision) -> self == Phase.PREPARED)
        .then((self, decision) -> become(decision.commit() ? Phase.COMMITTED : Phase.ABORTED));

    commit
        .invariant("atomicity")
        .forEachPair(participant, (one, other) -> !areSplit(one, other) && !areSplit(other, one));
    return commit.build();
  }

  private static boolean areSplit(Phase one, Phase other) {
    return one == Phase.COMMITTED && other == Phase.ABORTED;
  }
}
