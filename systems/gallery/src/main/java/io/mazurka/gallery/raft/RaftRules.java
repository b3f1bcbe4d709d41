package io.mazurka.gallery.raft;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.gallery.raft.Raft.Append;
import io.mazurka.gallery.raft.Raft.Appended;
import io.mazurka.gallery.raft.Raft.RequestVote;
import io.mazurka.gallery.raft.Raft.Vote;
import io.mazurka.gallery.raft.Server.Entry;
import io.mazurka.gallery.raft.Server.Standing;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The steps and properties of the servers.
 *
 * @param terms the last term in which a server may run
 * @param values the maximal length of a log
 * @param restarts how often each server may restart
 * @param ignoreLastTerm whether voters ignore the term of the last entry
 * @param commitEarlierTerms whether entries of earlier terms are committed by counting copies
 */
record RaftRules(
    int servers,
    int terms,
    int values,
    int restarts,
    boolean ignoreLastTerm,
    boolean commitEarlierTerms) {

  Protocol protocol(String name) {
    ProtocolBuilder raft = Protocol.named(name);
    Role<Server> server =
        raft.role("server", servers, Server.start(0, 0, Optional.empty(), List.of()));
    declareElection(server);
    declareReplication(server);
    server
        .step("restart")
        .when(self -> self.restarts() < restarts)
        .then(
            self ->
                become(Server.start(self.restarts() + 1, self.term(), self.vote(), self.log())));

    raft.invariant("one leader a term")
        .forEachPair(
            server, (one, two) -> !one.leads() || !two.leads() || one.term() != two.term());
    raft.invariant("log matching").forEachPair(server, RaftRules::logsMatch);
    raft.invariant("leader completeness")
        .forEachPair(server, (one, two) -> isComplete(one, two) && isComplete(two, one));
    raft.invariant("state machine safety")
        .forEachPair(
            server,
            (one, two) -> {
              int both = Math.min(one.committed(), two.committed());
              return one.log().subList(0, both).equals(two.log().subList(0, both));
            });
    raft.proposition("elected").exists(server, Server::leads);
    raft.proposition("committed").exists(server, self -> self.committed() > 0);
    return raft.build();
  }

  private void declareElection(Role<Server> server) {
    server
        .step("time out")
        .when(self -> !self.leads() && self.term() < terms)
        .sends(RequestVote.class, server)
        .then(
            (self, me) ->
                become(self.running(me))
                    .broadcast(
                        server,
                        new RequestVote(self.term() + 1, self.log().size(), self.lastTerm())));
    server
        .step("vote")
        .on(RequestVote.class, server)
        .replies(Vote.class)
        .then(
            (self, request, candidate) -> {
              Server now = request.term() > self.term() ? self.following(request.term()) : self;
              boolean grants =
                  request.term() == now.term()
                      && now.vote().filter(vote -> !vote.equals(candidate)).isEmpty()
                      && isUpToDate(request, now);
              return grants
                  ? become(now.votingFor(candidate)).reply(new Vote(now.term()))
                  : become(now);
            });
    server
        .step("count")
        .on(Vote.class, server)
        .then(
            (self, vote, voter, me) ->
                self.standing() == Standing.CANDIDATE && vote.term() == self.term()
                    ? become(counted(self, voter, server, me))
                    : become(self));
  }

  private boolean isUpToDate(RequestVote request, Server voter) {
    if (!ignoreLastTerm && request.lastTerm() != voter.lastTerm()) {
      return request.lastTerm() > voter.lastTerm();
    }
    return request.lastIndex() >= voter.log().size();
  }

  private Server counted(Server candidate, ProcessId voter, Role<Server> server, ProcessId me) {
    Set<ProcessId> votes = new HashSet<>(candidate.votes());
    votes.add(voter);
    if (!isMajority(votes.size() + 1)) {
      return candidate.withVotes(Set.copyOf(votes));
    }
    List<ProcessId> followers =
        server.members().stream().filter(other -> !other.equals(me)).toList();
    int next = candidate.log().size() + 1;
    return candidate
        .standing(Standing.LEADER)
        .withVotes(Set.of())
        .withFollowers(
            followers.stream().collect(Collectors.toMap(each -> each, each -> next)),
            followers.stream().collect(Collectors.toMap(each -> each, each -> 0)));
  }

  private boolean isMajority(int count) {
    return 2 * count > servers;
  }

  private void declareReplication(Role<Server> server) {
    server
        .step("request")
        .when(self -> self.leads() && self.log().size() < values)
        .then(
            self -> {
              List<Entry> log = new ArrayList<>(self.log());
              log.add(new Entry(self.term(), log.size() + 1));
              return become(self.withLog(log, self.committed()));
            });
    server
        .step("replicate")
        .toEach(server)
        .when((self, peer) -> self.leads() && hasNewsFor(self, peer))
        .sends(Append.class, server)
        .then((self, peer) -> become(self).send(peer, append(self, self.nextFor(peer))));
    server
        .step("append")
        .on(Append.class, server)
        .replies(Appended.class)
        .then((self, append) -> appended(self, append));
    server
        .step("acknowledge")
        .on(Appended.class, server)
        .then((self, appended, follower) -> become(acknowledged(self, appended, follower)));
  }

  private static boolean hasNewsFor(Server leader, ProcessId peer) {
    return leader.nextFor(peer) <= leader.log().size() || leader.committed() > 0;
  }

  private static Append append(Server leader, int next) {
    return new Append(
        leader.term(),
        next - 1,
        leader.termAt(next - 1),
        leader.log().subList(next - 1, leader.log().size()),
        leader.committed());
  }

  private static Effect<Server> appended(Server self, Append append) {
    if (append.term() < self.term()) {
      return become(self).reply(new Appended(self.term(), false, 0));
    }
    Server now = self.following(append.term());
    int previous = append.previousIndex();
    if (previous > now.log().size() || now.termAt(previous) != append.previousTerm()) {
      return become(now).reply(new Appended(now.term(), false, 0));
    }
    List<Entry> log = new ArrayList<>(now.log());
    for (int index = 0; index < append.entries().size(); index++) {
      Entry entry = append.entries().get(index);
      int at = previous + index;
      if (at < log.size() && log.get(at).term() != entry.term()) {
        log.subList(at, log.size()).clear();
      }
      if (at == log.size()) {
        log.add(entry);
      }
    }
    int have = previous + append.entries().size();
    int committed = Math.max(now.committed(), Math.min(append.committed(), have));
    return become(now.withLog(log, committed)).reply(new Appended(now.term(), true, have));
  }

  private Server acknowledged(Server self, Appended appended, ProcessId follower) {
    if (appended.term() > self.term()) {
      return self.following(appended.term());
    }
    if (!self.leads() || appended.term() < self.term()) {
      return self;
    }
    Map<ProcessId, Integer> next = new HashMap<>(self.next());
    Map<ProcessId, Integer> matched = new HashMap<>(self.matched());
    int had = self.matchedBy(follower);
    if (appended.accepted()) {
      int has = Math.max(had, appended.index());
      matched.put(follower, has);
      next.put(follower, has + 1);
    } else {
      next.put(follower, Math.max(had + 1, self.nextFor(follower) - 1));
    }
    Server now = self.withFollowers(Map.copyOf(next), Map.copyOf(matched));
    return now.withLog(now.log(), committed(now));
  }

  private int committed(Server leader) {
    for (int index = leader.log().size(); index > leader.committed(); index--) {
      int reached = index;
      long having = leader.matched().values().stream().filter(each -> each >= reached).count();
      boolean counts = commitEarlierTerms || leader.termAt(index) == leader.term();
      if (counts && isMajority((int) having + 1)) {
        return index;
      }
    }
    return leader.committed();
  }

  /** Whether logs that have an entry of the same term at an index are equal up to it. */
  private static boolean logsMatch(Server one, Server two) {
    for (int index = Math.min(one.log().size(), two.log().size()); index > 0; index--) {
      if (one.termAt(index) == two.termAt(index)) {
        return one.log().subList(0, index).equals(two.log().subList(0, index));
      }
    }
    return true;
  }

  /**
   * Whether a leader of the same or a later term has all entries that a server knows to be
   * committed.
   */
  private static boolean isComplete(Server leader, Server other) {
    return !leader.leads()
        || leader.term() < other.term()
        || (leader.log().size() >= other.committed()
            && leader
                .log()
                .subList(0, other.committed())
                .equals(other.log().subList(0, other.committed())));
  }
}
