package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Steps that consume messages of at least so many senders, or all that are there. */
final class GatheringTests {

  record Vote(int number) {}

  record Thanks() {}

  private final ProtocolBuilder protocol = Protocol.named("vote");

  private Role<Boolean> voters(int count, Role<Integer> chair) {
    Role<Boolean> voter = protocol.role("voter", count, false);
    voter
        .step("vote")
        .when(voted -> !voted)
        .sends(Vote.class, chair)
        .then(voted -> become(true).broadcast(chair, new Vote(0)));
    return voter;
  }

  /**
   * While the chair waits, each of the three has voted or not: 8 states, 12 votes. With two votes
   * there is one way to close, with three there are four: 3 + 4 steps. Afterwards a state is what
   * the voters did and which votes are left: the pair taken, the third voting or not, 3 * 2 states
   * and 3 votes; or all three taken, one more state.
   */
  @Test
  void everySetOfEnoughSendersIsAChoice() {
    Role<Integer> chair = protocol.role("chair", 1, 0);
    Role<Boolean> voter = voters(3, chair);
    chair
        .step("close")
        .onAtLeast(2, Vote.class, voter)
        .when((taken, votes) -> taken == 0)
        .then((taken, votes) -> become(1));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(8 + 6 + 1, 12 + 7 + 3, 4, 4));
  }

  /**
   * As before, but only the whole of what is there may be taken: one way with two votes, one with
   * three.
   */
  @Test
  void nothingIsLeftOfAllSoFar() {
    Role<Integer> chair = protocol.role("chair", 1, 0);
    Role<Boolean> voter = voters(3, chair);
    chair
        .step("close")
        .onAllSoFar(2, Vote.class, voter)
        .when((taken, votes) -> taken == 0)
        .then((taken, votes) -> become(votes.size()));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(8 + 6 + 1, 12 + 4 + 3, 4, 4));
  }

  /** One sends numbers 0, 1 and 9, where the first two are small; the other takes all it finds. */
  private Counts small(Channels channels, int first, int second, int third) {
    protocol.channels(channels);
    Role<Integer> taker = protocol.role("taker", 1, 0);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Vote.class, taker)
        .sends(Thanks.class, taker)
        .then(
            sent ->
                become(1)
                    .broadcast(taker, message(first))
                    .broadcast(taker, message(second))
                    .broadcast(taker, message(third)));
    taker
        .step("take")
        .onAllSoFar(1, Vote.class, sender)
        .when((sum, votes) -> votes.allMatch(vote -> vote.number() < 5))
        .then((sum, votes) -> become(votes.messages().mapToInt(Vote::number).sum() + votes.size()));
    return Counts.of(protocol);
  }

  private static Object message(int number) {
    return number == 9 ? new Thanks() : new Vote(number);
  }

  @Test
  void everyCopyIsTaken() {
    assertThat(small(Channels.MULTISET, 1, 1, 1)).isEqualTo(new Counts(3, 2, 1, 2));
  }

  @Test
  void oneMessageCanSpoilTheLot() {
    assertThat(small(Channels.SET, 1, 2, 7)).isEqualTo(new Counts(2, 1, 1, 1));
  }

  /** The two votes before the other message are taken at once, the one behind it never. */
  @Test
  void aQueueIsTakenAsFarAsItIsOfTheKind() {
    assertThat(small(Channels.FIFO, 1, 2, 9)).isEqualTo(new Counts(3, 2, 1, 2));
  }

  @Test
  void theHeadOfAQueueHidesWhatFollows() {
    assertThat(small(Channels.FIFO, 9, 1, 1)).isEqualTo(new Counts(2, 1, 1, 1));
  }

  /** The voter votes twice and gets one answer. */
  @Test
  void eachSenderGetsOneReply() {
    protocol.channels(Channels.MULTISET);
    Role<Integer> chair = protocol.role("chair", 1, 0);
    Role<Integer> voter = protocol.role("voter", 1, 0);
    voter
        .step("vote")
        .when(sent -> sent == 0)
        .sends(Vote.class, chair)
        .then(sent -> become(1).broadcast(chair, new Vote(1)).broadcast(chair, new Vote(2)));
    chair
        .step("close")
        .onAllSoFar(1, Vote.class, voter)
        .replies(Thanks.class)
        .then((taken, votes) -> become(votes.size()).reply(new Thanks()));
    voter.step("hear").on(Thanks.class, chair).then((sent, thanks) -> become(sent + 1));
    protocol.invariant("one answer").forEach(voter, sent -> sent < 3);

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(4, 3, 1, 3));
  }

  @Test
  void moreSendersThanThereAreIsRefused() {
    Role<Integer> chair = protocol.role("chair", 1, 0);
    Role<Boolean> voter = voters(2, chair);

    assertThatThrownBy(() -> chair.step("close").onAtLeast(3, Vote.class, voter))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("can hear only 2");
    assertThatThrownBy(() -> chair.step("end").onAllSoFar(0, Vote.class, voter))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("takes at least one");
  }

  /** A message that is always there would always be taken, though its liar need not say it. */
  @Test
  void liesCannotBeTakenAllSoFar() {
    Role<Integer> chair = protocol.role("chair", 1, 0);
    Role<Boolean> voter = voters(2, chair);
    voter.maySay(chair, new Vote(9));
    chair.step("close").onAllSoFar(1, Vote.class, voter).then((taken, votes) -> become(1));
    Protocol built = protocol.build();

    assertThatThrownBy(() -> built.compile(CheckOptions.defaults()))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("let voter1 say Vote(9) in a step");
  }

  @Test
  void theOrderOfMessagesIsThatOfSendersAndContents() {
    Role<List<Integer>> taker = protocol.role("taker", 1, List.of());
    Role<Integer> sender = protocol.role("sender", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Vote.class, taker)
        .then(sent -> become(1).broadcast(taker, new Vote(2)).broadcast(taker, new Vote(1)));
    taker
        .step("take")
        .onAllSoFar(1, Vote.class, sender)
        .then((seen, votes) -> become(votes.messages().map(Vote::number).toList()));
    protocol.invariant("sorted").forEach(taker, seen -> !seen.equals(List.of(2, 1)));

    assertThat(Counts.of(protocol)).isEqualTo(new Counts(3, 2, 1, 2));
  }
}
