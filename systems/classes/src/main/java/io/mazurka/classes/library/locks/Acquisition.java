package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Taking a lock in the ways that {@link java.util.concurrent.locks.Lock} has.
 *
 * @param holders the state of the lock: which threads hold it
 * @param words the words before the name of the lock in reports
 * @param taking computes the state after the lock was taken
 */
record Acquisition<S>(Shared<S> holders, String words, Taking<S> taking) {

  /** The effect of taking the lock on its state. */
  interface Taking<S> {

    /** The state after {@code thread} has taken it; null if it cannot be taken. */
    @Nullable S in(S state, int thread);
  }

  private <R> @Nullable OperationOutcome<S, R> taken(S state, int thread, R result) {
    S next = taking.in(state, thread);
    return next == null ? null : OperationOutcome.write(next, result);
  }

  void lock() {
    holders.perform(
        Kind.BLOCKING, Order.ACQUIRE, words, (now, thread) -> taken(now, thread, Done.DONE));
  }

  void lockInterruptibly() throws InterruptedException {
    holders.await(
        Kind.BLOCKING, Order.ACQUIRE, words, (now, thread) -> taken(now, thread, Done.DONE));
  }

  boolean tryLock() {
    return holders.perform(
        Kind.TRYING,
        Order.ATTEMPT,
        "try to " + words,
        (now, thread) -> {
          OperationOutcome<S, Boolean> taken = taken(now, thread, true);
          return taken == null ? OperationOutcome.read(now, false) : taken;
        });
  }

  boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return holders.await(
        Kind.BLOCKING,
        Order.ATTEMPT,
        words + " in time",
        (now, thread) -> taken(now, thread, true),
        TimeLimit.of(timeout, unit, false));
  }
}
