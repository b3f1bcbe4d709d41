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
 * Example 10: an election among two candidates, with voters that crash and start again.
 *
 * <p>The bug, with {@code forgetful=1}: a voter does not keep in stable storage that it has voted.
 */
public final class StableVotes implements ProtocolModel {

  enum Candidate {
    IDLE,
    RUNNING,
    LEADER
  }

  /** Whether it has voted, and whether it has told anybody since it started. */
  record Voter(boolean voted, boolean warm) {}

  record Ask() {}

  record Vote() {}

  public static Protocol protocol(int voters, boolean forgetful) {
    ProtocolBuilder election = Protocol.named("stable votes");
    Role<Candidate> candidate = election.role("candidate", 2, Candidate.IDLE);
    Role<Voter> voter = election.role("voter", voters, new Voter(false, false));

    candidate
        .step("run")
        .when(self -> self == Candidate.IDLE)
        .sends(Ask.class, voter)
        .then(self -> become(Candidate.RUNNING).broadcast(voter, new Ask()));
    voter
        .step("vote")
        .on(Ask.class, candidate)
        .when((self, ask) -> !self.voted())
        .replies(Vote.class)
        .then((self, ask) -> become(new Voter(true, true)).reply(new Vote()));
    voter.recovers(self -> new Voter(!forgetful && self.voted(), false));
    candidate
        .step("win")
        .onQuorum(voters / 2 + 1, Vote.class, voter)
        .then((self, votes) -> become(Candidate.LEADER));

    election
        .invariant("one leader")
        .forEachPair(candidate, (one, two) -> one != Candidate.LEADER || two != Candidate.LEADER);
    return election.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("voters", 3, 1, 9), Parameter.of("forgetful", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("voters"), arguments.get("forgetful") == 1);
  }
}
