package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.Operation.Rival;
import org.jspecify.annotations.Nullable;

/**
 * How a thread waits that others may interrupt. Which comes first, what it waits for or an
 * interrupt, it decides before it waits, and both are tried; an execution in which it does not turn
 * out so does not count. So every event still accesses one object.
 */
final class InterruptibleWaits {

  private final Actor actor;
  private final ThreadSignals signals;

  InterruptibleWaits(Actor actor) {
    this.actor = actor;
    this.signals = actor.signals();
  }

  /** Performs an operation; if the thread was interrupted before, it does not even begin. */
  <R> R perform(EventObject<?> object, Operation<R> operation, Order order)
      throws InterruptedException {
    if (actor.mayBeInterrupted()) {
      if (isForeseen()) {
        throw awaited(object, operation);
      }
      signals.requireNoInterrupt(actor);
      return actor.perform(object, operation.insteadOf(interrupt()), order);
    }
    throwOwn();
    return actor.perform(object, operation, order);
  }

  /** Performs an operation; an interrupt matters only if it has to wait. */
  <R> R performIfNotReady(EventObject<?> object, Operation<R> operation, Order order)
      throws InterruptedException {
    if (actor.mayBeInterrupted()) {
      if (isForeseen()) {
        actor.perform(object, unready(object, operation), Order.ACQUIRE);
        throw awaited(object, operation);
      }
      return actor.perform(object, operation.insteadOf(interrupt()), order);
    }
    if (signals.state().interrupted() && !actor.perform(object, ready(object, operation), order)) {
      throwOwn();
    }
    return actor.perform(object, operation, order);
  }

  /** Performs an operation for which the thread waits already. */
  <R> R resume(EventObject<?> object, Operation<R> operation, Order order)
      throws InterruptedException {
    if (!actor.mayBeInterrupted()) {
      return actor.perform(object, operation, order);
    }
    if (isForeseen()) {
      throw awaited(object, operation);
    }
    return actor.perform(object, operation.insteadOf(interrupt()), order);
  }

  /** Throws if the thread was interrupted, as what waits does first. */
  void check() throws InterruptedException {
    if (actor.mayBeInterrupted() ? signals.takeInterrupt(actor) : takeOwn()) {
      throw thrown();
    }
  }

  /** Whether the thread was interrupted, where only itself could have done so. */
  boolean takeOwn() {
    return signals.state().interrupted() && signals.takeInterrupt(actor);
  }

  private void throwOwn() throws InterruptedException {
    if (takeOwn()) {
      throw thrown();
    }
  }

  private boolean isForeseen() {
    return actor.decide("foresee an interrupt");
  }

  private Rival interrupt() {
    return new Rival(false, () -> signals.state().interrupted());
  }

  private InterruptedException awaited(EventObject<?> object, Operation<?> operation) {
    Rival rival = new Rival(true, () -> isPossible(object, operation));
    Operation.Expiry<?, ?> expiry = operation.expiry();
    signals.awaitInterrupt(actor, rival, expiry == null ? null : expiry.deadline());
    return thrown();
  }

  private static InterruptedException thrown() {
    return UserCode.trimmed(new InterruptedException());
  }

  private boolean isPossible(EventObject<?> object, Operation<?> operation) {
    return operation.isReady(object.state(), actor.number());
  }

  private Operation<Boolean> ready(EventObject<?> object, Operation<?> operation) {
    return object.looking(
        () -> "look for what '%s' needs".formatted(operation), operation::isReady, line());
  }

  /** Finds that an operation has to wait; there is no execution in which it does not. */
  private Operation<Boolean> unready(EventObject<?> object, Operation<?> operation) {
    return object
        .awaiting(
            () -> "find that '%s' has to wait".formatted(operation),
            (state, thread) -> !operation.isReady(state, thread),
            line())
        .insteadOf(new Rival(true, () -> false));
  }

  private @Nullable StackTraceElement line() {
    return actor.run().shows() ? UserCode.line() : null;
  }
}
