package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.UserCode;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Rival;
import org.jspecify.annotations.Nullable;

/**
 * The waiting of a thread that others may interrupt. Before it waits, the thread chooses which
 * comes first, the end of the waiting or an interrupt; both choices are explored, and an execution
 * in which the choice turns out wrong does not count. So every event still accesses only one
 * object.
 */
public final class InterruptibleWaits {

  private final Actor actor;
  private final ThreadSignals signals;

  InterruptibleWaits(Actor actor) {
    this.actor = actor;
    this.signals = actor.signals();
  }

  /** Performs an operation, unless the thread was interrupted before. */
  <R> R perform(AccessedObject<?> object, Operation<R> operation, Order order)
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

  /** Performs an operation; an interrupt matters only if the operation has to wait. */
  <R> R performIfNotReady(AccessedObject<?> object, Operation<R> operation, Order order)
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

  /** Performs an operation for which the thread is waiting already. */
  <R> R resume(AccessedObject<?> object, Operation<R> operation, Order order)
      throws InterruptedException {
    if (!actor.mayBeInterrupted()) {
      return actor.perform(object, operation, order);
    }
    if (isForeseen()) {
      throw awaited(object, operation);
    }
    return actor.perform(object, operation.insteadOf(interrupt()), order);
  }

  /** Throws if the thread was interrupted, as waiting methods do first. */
  public void check() throws InterruptedException {
    if (actor.mayBeInterrupted() ? signals.takeInterrupt(actor) : takeOwn()) {
      throw thrown();
    }
  }

  /**
   * Whether the thread was interrupted; clears the interrupt. For a thread that only itself can
   * interrupt.
   */
  public boolean takeOwn() {
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

  private InterruptedException awaited(AccessedObject<?> object, Operation<?> operation) {
    Rival rival = new Rival(true, () -> isPossible(object, operation));
    Operation.Expiry<?, ?> expiry = operation.expiry();
    signals.awaitInterrupt(actor, rival, expiry == null ? null : expiry.deadline());
    return thrown();
  }

  private static InterruptedException thrown() {
    return UserCode.trimmed(new InterruptedException());
  }

  private boolean isPossible(AccessedObject<?> object, Operation<?> operation) {
    return operation.isReady(object.state(), actor.number());
  }

  private Operation<Boolean> ready(AccessedObject<?> object, Operation<?> operation) {
    return object.looking(
        () -> "look for what '%s' needs".formatted(operation), operation::isReady, line());
  }

  /**
   * An operation that requires that {@code operation} has to wait; otherwise the execution does not
   * count.
   */
  private Operation<Boolean> unready(AccessedObject<?> object, Operation<?> operation) {
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
