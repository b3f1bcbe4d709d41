package io.mazurka.protocols.roles;

import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The messages that a quorum step consumes: one from each of its senders, in the role's order. */
public final class Quorum<M> implements Iterable<Received<M>> {

  private final List<Received<M>> received;

  Quorum(List<Received<M>> received) {
    this.received = received;
  }

  /** The messages, without their senders. */
  public Stream<M> messages() {
    return received.stream().map(Received::message);
  }

  /** The senders, without their messages. */
  public Stream<ProcessId> senders() {
    return received.stream().map(Received::sender);
  }

  /** Whether all messages satisfy {@code condition}. */
  public boolean allMatch(Predicate<M> condition) {
    return messages().allMatch(condition);
  }

  /** The message of the first sender in the order of the role. */
  public M first() {
    return received.get(0).message();
  }

  @Override
  public Iterator<Received<M>> iterator() {
    return received.iterator();
  }
}
