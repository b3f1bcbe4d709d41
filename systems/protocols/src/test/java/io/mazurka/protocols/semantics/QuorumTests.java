package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A quorum step takes one message from each of exactly as many senders as it says. */
final class QuorumTests {

  record Voter(int number, boolean voted, boolean thanked) {
    static Voter initial(int number) {
      return new Voter(number, false, false);
    }
  }

  record Chair(boolean done) {}

  record Vote(int number) {}

  record Thanks() {}

  private final ProtocolBuilder protocol = Protocol.named("vote");

  private Role<Voter> voters(int count) {
    return protocol.roleOf("voter", count, member -> Voter.initial(member.number()));
  }

  private static void letVote(Role<Voter> voter, Role<Chair> chair) {
    voter
        .step("vote")
        .when(self -> !self.voted())
        .sends(Vote.class, chair)
        .then(
            self ->
                become(new Voter(self.number(), true, false))
                    .broadcast(chair, new Vote(self.number())));
  }

  /**
   * While the chair waits any of the three has voted or not: 8 states and 3 * 4 votes. It can close
   * in the 3 states with two votes, and in 3 ways in the state with all: 6 steps. For each pair it
   * may take, the third has voted or not: 6 states, 3 votes, 3 of them terminal.
   */
  @Test
  void everyPairOfVotersIsAChoice() {
    Role<Voter> voter = voters(3);
    Role<Chair> chair = protocol.role("chair", 1, new Chair(false));
    letVote(voter, chair);
    chair
        .step("close")
        .onQuorum(2, Vote.class, voter)
        .when((self, votes) -> !self.done())
        .then((self, votes) -> become(new Chair(true)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(14, 21, 3, 4));
  }

  /**
   * The first voter sends two votes at once. Each has voted or not: 4 states and 4 votes. Then the
   * chair takes one of the two votes of the first with that of the second: 2 steps, and what is
   * left tells the 2 states apart.
   */
  @Test
  void everyMessageOfASenderIsAChoice() {
    Role<Voter> voter = voters(2);
    Role<Chair> chair = protocol.role("chair", 1, new Chair(false));
    letVoteTwice(voter, chair);
    chair
        .step("close")
        .onQuorum(2, Vote.class, voter)
        .when((self, votes) -> !self.done())
        .then((self, votes) -> become(new Chair(true)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(6, 6, 2, 3));
  }

  /** A single voter with two votes is no quorum of two, as the other sender never votes. */
  @Test
  void twoMessagesOfOneSenderAreNoQuorum() {
    Role<Voter> voter = voters(1);
    Role<Integer> abstainer = protocol.role("abstainer", 1, 0);
    Role<Chair> chair = protocol.role("chair", 1, new Chair(false));
    letVoteTwice(voter, chair);
    chair
        .step("close")
        .onQuorum(2, Vote.class, voter, abstainer)
        .then((self, votes) -> become(new Chair(true)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(2, 1, 1, 1));
  }

  private static void letVoteTwice(Role<Voter> voter, Role<Chair> chair) {
    voter
        .step("vote")
        .when(self -> !self.voted())
        .sends(Vote.class, chair)
        .then(
            self ->
                self.number() == 1
                    ? become(new Voter(1, true, false))
                        .broadcast(chair, new Vote(1))
                        .broadcast(chair, new Vote(9))
                    : become(new Voter(2, true, false)).broadcast(chair, new Vote(2)));
  }

  /**
   * The first vote must be smaller than the second, which is always so: they come in the order of
   * the role. Both have voted or not: 4 states, 4 votes, then one step to the fifth state.
   */
  @Test
  void messagesOfAQuorumComeInTheOrderOfTheRole() {
    Role<Voter> voter = voters(2);
    Role<Chair> chair = protocol.role("chair", 1, new Chair(false));
    letVote(voter, chair);
    chair
        .step("close")
        .onQuorum(2, Vote.class, voter)
        .when((self, votes) -> votes.messages().map(Vote::number).toList().equals(List.of(1, 2)))
        .then((self, votes) -> become(new Chair(votes.first().number() == 1)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(5, 5, 1, 3));
  }

  /**
   * As in the first test until the chair closes: 8 states, 12 votes, 6 closing steps. It replies to
   * the pair it took: for each of the 3 pairs both have got their thanks or not, and the third has
   * voted or not, 8 states; they get thanks in 2 * 4 ways, and the third votes in 4: 12 steps.
   */
  @Test
  void replyGoesToEverySenderOfTheQuorumAndToNobodyElse() {
    Role<Voter> voter = voters(3);
    Role<Chair> chair = protocol.role("chair", 1, new Chair(false));
    letVote(voter, chair);
    chair
        .step("close")
        .onQuorum(2, Vote.class, voter)
        .when((self, votes) -> !self.done())
        .replies(Thanks.class)
        .then((self, votes) -> become(new Chair(true)).reply(new Thanks()));
    voter
        .step("hear")
        .on(Thanks.class, chair)
        .then((self, thanks) -> become(new Voter(self.number(), self.voted(), true)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(8 + 3 * 8, 12 + 6 + 3 * 12, 3, 6));
  }
}
