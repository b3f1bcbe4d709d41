package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Takes a lock or permits, with a queue that can make other threads wait. The first event is to
 * come: the thread takes the lock at once, or enters the queue. The second event, for a thread in
 * the queue, is to be served. If entering the queue would make no other thread wait, the thread
 * does not enter it, but waits to come.
 */
final class WaitingLine<S> {

  /** The effects of coming and of being served. */
  interface Rules<S> {

    /**
     * The state after {@code thread} came and took the lock at once; null if that is not possible.
     */
    @Nullable S taken(S state, int thread);

    /**
     * The state after {@code thread} entered the queue; null if no other thread would have to wait
     * because of that.
     */
    @Nullable S queued(S state, int thread);

    /**
     * The state after {@code thread}, which is in the queue, was served; null if it has to wait.
     */
    @Nullable S served(S state, int thread);

    /** The state after {@code thread} left the queue. */
    S left(S state, int thread);
  }

  /** The result of an event. */
  private enum Turn {
    TAKEN,
    QUEUED,
    LATE
  }

  private final Shared<S> shared;
  private final String words;
  private final Rules<S> rules;

  /** The queue of {@code shared}; reports show {@code words} before its name. */
  WaitingLine(Shared<S> shared, String words, Rules<S> rules) {
    this.shared = shared;
    this.words = words;
    this.rules = rules;
  }

  private static <S> @Nullable OperationOutcome<S, Turn> outcome(@Nullable S next, Turn turn) {
    return next == null ? null : OperationOutcome.write(next, turn);
  }

  private OperationEffect<S, Turn> coming() {
    return (now, thread) -> {
      OperationOutcome<S, Turn> taken = outcome(rules.taken(now, thread), Turn.TAKEN);
      return taken == null ? outcome(rules.queued(now, thread), Turn.QUEUED) : taken;
    };
  }

  private OperationEffect<S, Turn> beingServed() {
    return (now, thread) -> outcome(rules.served(now, thread), Turn.TAKEN);
  }

  void take() {
    if (shared.perform(Kind.BLOCKING, Order.ACQUIRE, words, coming()) == Turn.QUEUED) {
      shared.perform(Kind.BLOCKING, Order.ACQUIRE, words, beingServed());
    }
  }

  void takeInterruptibly() throws InterruptedException {
    if (shared.await(Kind.BLOCKING, Order.ACQUIRE, words, coming()) == Turn.QUEUED) {
      beServed(null);
    }
  }

  /** Takes the lock within a time limit; returns whether it did. */
  boolean takeInTime(long timeout, TimeUnit unit) throws InterruptedException {
    Turn turn =
        shared.await(
            Kind.BLOCKING,
            Order.ACQUIRE,
            words + " in time",
            coming(),
            TimeLimit.of(timeout, unit, Turn.LATE));
    return (turn == Turn.QUEUED ? beServed(leaving(unit.toNanos(timeout))) : turn) == Turn.TAKEN;
  }

  private TimeLimit<S, Turn> leaving(long nanos) {
    return new TimeLimit<>(
        nanos, (now, thread) -> OperationOutcome.write(rules.left(now, thread), Turn.LATE));
  }

  private Turn beServed(@Nullable TimeLimit<S, Turn> limit) throws InterruptedException {
    try {
      return shared.resume(Kind.BLOCKING, words, beingServed(), limit);
    } catch (InterruptedException e) {
      shared.perform(
          Kind.PLAIN,
          Order.BOTH,
          "leave the queue of",
          (now, thread) -> OperationOutcome.write(rules.left(now, thread)));
      throw e;
    }
  }
}
