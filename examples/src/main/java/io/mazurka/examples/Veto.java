package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Example 11: participants vote, and any of them may veto. A coordinator closes the vote when it
 * has heard from enough of them: it takes all votes so far, or votes of at least as many.
 *
 * <p>The bug, with {@code enough} below {@code participants}: all votes so far need not be all
 * votes. A late veto is lost.
 */
public final class Veto implements ProtocolModel {

  enum Participant {
    SILENT,
    AGREES,
    OBJECTS
  }

  enum Coordinator {
    WAITING,
    PASSED,
    REJECTED
  }

  record Vote(boolean veto) {}

  /**
   * The protocol.
   *
   * @param enough how many votes the coordinator waits for
   * @param everything whether it takes all votes so far; else it may leave some
   */
  public static Protocol protocol(int participants, int enough, boolean everything) {
    ProtocolBuilder veto = Protocol.named("veto");
    Role<Coordinator> coordinator = veto.role("coordinator", 1, Coordinator.WAITING);
    Role<Participant> participant = veto.role("participant", participants, Participant.SILENT);

    participant
        .step("vote")
        .when(self -> self == Participant.SILENT)
        .sends(Vote.class, coordinator)
        .thenAny(
            self ->
                List.of(
                    become(Participant.AGREES).broadcast(coordinator, new Vote(false)),
                    become(Participant.OBJECTS).broadcast(coordinator, new Vote(true))));
    if (everything) {
      coordinator
          .step("close")
          .onAllSoFar(enough, Vote.class, participant)
          .when((self, votes) -> self == Coordinator.WAITING)
          .then((self, votes) -> become(closed(votes)));
    } else {
      coordinator
          .step("close")
          .onAtLeast(enough, Vote.class, participant)
          .when((self, votes) -> self == Coordinator.WAITING)
          .then((self, votes) -> become(closed(votes)));
    }

    veto.invariant("no veto is lost")
        .forEachPair(
            coordinator,
            participant,
            (closed, voted) -> closed != Coordinator.PASSED || voted != Participant.OBJECTS);
    return veto.build();
  }

  private static Coordinator closed(Quorum<Vote> votes) {
    return votes.allMatch(vote -> !vote.veto()) ? Coordinator.PASSED : Coordinator.REJECTED;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("participants", 3, 1, 9),
        Parameter.of("enough", 2, 1, 9),
        Parameter.of("everything", 1, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("participants"), arguments.get("enough"), arguments.get("everything") == 1);
  }
}
