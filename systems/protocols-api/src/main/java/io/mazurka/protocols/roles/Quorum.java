package io.mazurka.protocols.roles;

import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The messages that a quorum step consumes, in the order of their senders in the role: one from
 * each sender, or all that were there ({@link SpontaneousStep#onAllSoFar}).
 */
public final class Quorum<M> implements Iterable<Received<M>> {

  private final List<Received<M>> received;

  Quorum(List<Received<M>> received) {
    this.received = received;
  }

  /** The messages, without their senders. */
  public Stream<M> messages() {
    return received.stream().map(Received::message);
  }

  /** The senders, each once, without their messages. */
  public Stream<ProcessId> senders() {
    return received.stream().map(Received::sender).distinct();
  }

  /** The number of messages. */
  public int size() {
    return received.size();
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

  /**
   * How many messages a step consumes.
   *
   * @param least the fewest senders whose messages it consumes; 0 for a spontaneous step
   * @param most the most senders whose messages it consumes
   * @param sweeping whether it takes every message of its kind that is there, and not one of each
   *     of its senders
   * @param alone whether it takes one message, and only if its sender has sent nothing else that is
   *     there
   */
  public record Size(int least, int most, boolean sweeping, boolean alone) {

    /** The step consumes nothing. */
    public static final Size NOTHING = new Size(0, 0, false, false);

    /** One message, if nothing else of its sender is there. */
    public static final Size ALONE = new Size(1, 1, false, true);

    /** One message from each of exactly {@code senders} senders. */
    public static Size exactly(int senders) {
      return new Size(senders, senders, false, false);
    }

    /** One message from each of at least {@code senders} senders. */
    public static Size atLeast(int senders) {
      return new Size(senders, Integer.MAX_VALUE, false, false);
    }

    /** Every message that is there, once there is one from each of {@code senders} senders. */
    public static Size allSoFar(int senders) {
      return new Size(senders, Integer.MAX_VALUE, true, false);
    }

    /** Whether the step consumes messages of exactly one sender, one message. */
    public boolean isOne() {
      return most == 1;
    }

    /** Whether a message that the step does not take can keep it from being possible. */
    public boolean watches() {
      return sweeping || alone;
    }

    /** Whether messages of so many senders are neither too few nor too many. */
    public boolean allows(int senders) {
      return least <= senders && senders <= most;
    }
  }
}
