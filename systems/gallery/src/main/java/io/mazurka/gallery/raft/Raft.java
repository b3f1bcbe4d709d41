package io.mazurka.gallery.raft;

import io.mazurka.gallery.raft.Server.Entry;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolModel;
import java.util.List;

/**
 * Raft: leader election and log replication (Ongaro and Ousterhout 2014, figure 2), with bounds on
 * terms, logs and restarts. A server that refuses its vote does not answer.
 *
 * <p>Two mistakes can be switched on: voting without comparing the term of the last entry, and
 * committing entries of earlier terms as soon as a majority of servers has them (figure 8).
 */
public final class Raft implements ProtocolModel {

  /** Asks for a vote, with the index and the term of the last entry of the candidate. */
  public record RequestVote(int term, int lastIndex, int lastTerm) {}

  /** Grants a vote. */
  public record Vote(int term) {}

  /** Asks a follower to append entries after a given one, and tells how much is committed. */
  public record Append(
      int term, int previousIndex, int previousTerm, List<Entry> entries, int committed) {}

  /**
   * The answer to {@link Append}; if it was accepted, {@code index} is the length of the common
   * log.
   */
  public record Appended(int term, boolean accepted, int index) {}

  @Override
  public String name() {
    return "raft";
  }

  @Override
  public String summary() {
    return "Raft's leader election and log replication; what is committed stays, unless one of two mistakes is put in";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("servers", 3, 2, 7),
        Parameter.of("terms", 1, 1, 9),
        Parameter.of("values", 1, 0, 9),
        Parameter.of("restarts", 0, 0, 9),
        Parameter.of("ignoreLastTerm", 0, 0, 1),
        Parameter.of("commitEarlierTerms", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return new RaftRules(
            arguments.get("servers"),
            arguments.get("terms"),
            arguments.get("values"),
            arguments.get("restarts"),
            arguments.get("ignoreLastTerm") == 1,
            arguments.get("commitEarlierTerms") == 1)
        .protocol(name());
  }
}
