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
 * Example 7: how Raft elects leaders (Ongaro and Ousterhout 2014), with nodes that may restart.
 *
 * <p>The bug: a node does not keep on its disk that it has voted, so after a restart it votes again
 * in the same term. With {@code mended=1} it does.
 */
public final class ForgottenVote implements ProtocolModel {

  /** What a node takes itself for. */
  enum Mode {
    FOLLOWER,
    CANDIDATE,
    LEADER
  }

  record Node(Mode mode, int term, boolean voted, boolean restarted) {

    /** Whether it may vote in this term. */
    boolean isFree(int asked) {
      return asked > term || (asked == term && !voted);
    }

    Node in(Mode next, int nextTerm, boolean nextVoted) {
      return new Node(next, nextTerm, nextVoted, restarted);
    }
  }

  record RequestVote(int term) {}

  record Vote(int term) {}

  /** What a leader says to stay the leader. */
  record Heartbeat(int term) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("nodes", 3, 2, 5),
        Parameter.of("terms", 2, 1, 9),
        Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("nodes"), arguments.get("terms"), arguments.get("mended") == 1);
  }

  /** Elections of so many nodes in so many terms. */
  public static Protocol protocol(int nodes, int terms, boolean mended) {
    ProtocolBuilder raft = Protocol.named("forgotten-vote");
    Role<Node> node = raft.role("node", nodes, new Node(Mode.FOLLOWER, 0, false, false));

    node.step("timeout")
        .when(self -> self.mode() != Mode.LEADER && self.term() < terms)
        .sends(RequestVote.class, node)
        .then(
            self -> {
              int term = self.term() + 1;
              return become(self.in(Mode.CANDIDATE, term, true))
                  .broadcast(node, new RequestVote(term));
            });
    node.step("grant")
        .on(RequestVote.class, node)
        .when((self, request) -> self.isFree(request.term()))
        .replies(Vote.class)
        .then(
            (self, request) ->
                become(self.in(Mode.FOLLOWER, request.term(), true))
                    .reply(new Vote(request.term())));
    node.step("win")
        .onQuorum(nodes / 2, Vote.class, node)
        .when(
            (self, votes) ->
                self.mode() == Mode.CANDIDATE && votes.allMatch(vote -> vote.term() == self.term()))
        .sends(Heartbeat.class, node)
        .then(
            (self, votes) ->
                become(self.in(Mode.LEADER, self.term(), true))
                    .broadcast(node, new Heartbeat(self.term())));
    node.step("follow")
        .on(Heartbeat.class, node)
        .when((self, heartbeat) -> heartbeat.term() > self.term())
        .then((self, heartbeat) -> become(self.in(Mode.FOLLOWER, heartbeat.term(), false)));
    node.step("restart")
        .when(self -> !self.restarted())
        .then(self -> become(new Node(Mode.FOLLOWER, self.term(), mended && self.voted(), true)));

    raft.invariant("one leader a term")
        .forEachPair(
            node,
            (one, other) ->
                one.mode() != Mode.LEADER
                    || other.mode() != Mode.LEADER
                    || one.term() != other.term());
    return raft.build();
  }
}
