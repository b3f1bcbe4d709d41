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
 * Example 1: two candidates ask for votes, and whoever gets a majority leads.
 *
 * <p>The bug: with an even number of voters, half of them count as a majority.
 */
public final class Election implements ProtocolModel {

  enum Candidate {
    IDLE,
    RUNNING,
    LEADER
  }

  record Voter(boolean voted) {}

  record Ask() {}

  record Vote() {}

  public static Protocol protocol(int voters) {
    ProtocolBuilder election = Protocol.named("election");
    Role<Candidate> candidate = election.role("candidate", 2, Candidate.IDLE);
    Role<Voter> voter = election.role("voter", voters, new Voter(false));
    int majority = (voters + 1) / 2;

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
        .then((self, ask) -> become(new Voter(true)).reply(new Vote()));
    candidate
        .step("win")
        .onQuorum(majority, Vote.class, voter)
        .then((self, votes) -> become(Candidate.LEADER));

    election
        .invariant("one leader")
        .forEachPair(candidate, (one, two) -> one != Candidate.LEADER || two != Candidate.LEADER);
    return election.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("voters", 2, 1, 9));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("voters"));
  }
}
