package io.mazurka.gallery.raft;

import io.mazurka.protocols.roles.ProcessId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The state of a server. A restart loses the last three components, the server's standing and its
 * knowledge of what is committed.
 *
 * @param term the latest term the server has seen
 * @param vote the server it voted for in that term
 * @param committed the length of the prefix of its log that it knows to be committed
 * @param votes for a candidate, the servers that voted for it besides itself
 * @param next for a leader, the index of the entry that each follower gets next
 * @param matched for a leader, how much of its log each follower is known to have
 */
public record Server(
    int restarts,
    int term,
    Optional<ProcessId> vote,
    List<Entry> log,
    Standing standing,
    int committed,
    Set<ProcessId> votes,
    Map<ProcessId, Integer> next,
    Map<ProcessId, Integer> matched) {

  /** The standing of a server in its term. */
  public enum Standing {
    FOLLOWER,
    CANDIDATE,
    LEADER
  }

  /** An entry of a log: the term of the leader that made it, and the client's value. */
  public record Entry(int term, int value) {}

  static Server start(int restarts, int term, Optional<ProcessId> vote, List<Entry> log) {
    return new Server(
        restarts, term, vote, log, Standing.FOLLOWER, 0, Set.of(), Map.of(), Map.of());
  }

  boolean leads() {
    return standing == Standing.LEADER;
  }

  /** The term of the entry at an index from 1, or 0 if there is none. */
  int termAt(int index) {
    return index >= 1 && index <= log.size() ? log.get(index - 1).term() : 0;
  }

  /** The index of the entry that a follower of this leader gets next. */
  int nextFor(ProcessId follower) {
    return next.getOrDefault(follower, 1);
  }

  /** How much of the log of this leader a follower is known to have. */
  int matchedBy(ProcessId follower) {
    return matched.getOrDefault(follower, 0);
  }

  int lastTerm() {
    return termAt(log.size());
  }

  /**
   * This server as a follower in the term {@code latest}; its vote is kept if it is of that term.
   */
  Server following(int latest) {
    Optional<ProcessId> kept = latest == term ? vote : Optional.empty();
    return new Server(
        restarts, latest, kept, log, Standing.FOLLOWER, committed, Set.of(), Map.of(), Map.of());
  }

  /** This server as a candidate for the next term, which votes for itself. */
  Server running(ProcessId me) {
    return following(term + 1).votingFor(me).standing(Standing.CANDIDATE);
  }

  Server votingFor(ProcessId candidate) {
    return new Server(
        restarts, term, Optional.of(candidate), log, standing, committed, votes, next, matched);
  }

  Server standing(Standing changed) {
    return new Server(restarts, term, vote, log, changed, committed, votes, next, matched);
  }

  Server withVotes(Set<ProcessId> changed) {
    return new Server(restarts, term, vote, log, standing, committed, changed, next, matched);
  }

  Server withLog(List<Entry> changed, int known) {
    return new Server(restarts, term, vote, changed, standing, known, votes, next, matched);
  }

  Server withFollowers(Map<ProcessId, Integer> following, Map<ProcessId, Integer> having) {
    return new Server(restarts, term, vote, log, standing, committed, votes, following, having);
  }
}
