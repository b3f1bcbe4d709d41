package io.mazurka.gallery.raft;

import io.mazurka.protocols.ProcessId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A server. What it knows of the last three parameters does not survive a restart, nor does its
 * standing and what it knows to be committed.
 *
 * @param term the latest term it has seen
 * @param vote for whom it voted in that term
 * @param committed the length of the part of its log that it knows to be committed
 * @param votes of a candidate, who voted for it besides itself
 * @param next of a leader, the index of the entry that each follower gets next
 * @param matched of a leader, how much of its log each follower is known to have
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

  /** A follower in this term, which has voted if this one has voted in it. */
  Server following(int latest) {
    Optional<ProcessId> kept = latest == term ? vote : Optional.empty();
    return new Server(
        restarts, latest, kept, log, Standing.FOLLOWER, committed, Set.of(), Map.of(), Map.of());
  }

  /** A candidate for the next term, which votes for itself. */
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
