package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.MisuseException;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;
import java.util.function.Supplier;

/** A lock that one thread at a time can hold, and only once. */
public final class Mutex extends SharedObject<MutexState> {

  private final SignalOrder signalOrder;
  private int conditions;

  Mutex(World world, String name, SignalOrder signalOrder, int spuriousWakeups) {
    super(world, name, MutexState.free(spuriousWakeups));
    this.signalOrder = signalOrder;
  }

  SignalOrder signalOrder() {
    return signalOrder;
  }

  /** Takes the lock; waits while another thread holds it. */
  public void lock() {
    perform(locking());
  }

  /**
   * Takes the lock if it is free, and never waits; returns whether the thread holds the lock now.
   */
  public boolean tryLock() {
    return perform(tryingToLock());
  }

  /** Gives the lock back; only the holder may do so. */
  public void unlock() {
    perform(unlocking());
  }

  /** A new condition on which a holder of this lock can wait for a signal. */
  public Condition condition() {
    return condition("condition[%d]".formatted(conditions++));
  }

  /** The condition of that name on which a holder of this lock can wait for a signal. */
  public Condition condition(String name) {
    return new Condition(this, name);
  }

  /** Takes the lock; blocks while another thread holds it. */
  public Operation<Done> locking() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "lock " + name(),
        (state, thread) -> state.isFree() ? OperationOutcome.write(state.ownedBy(thread)) : null);
  }

  /**
   * Takes the lock if it is free, and never blocks; results in whether the thread holds the lock
   * now.
   */
  public Operation<Boolean> tryingToLock() {
    return Operation.on(
        this,
        Kind.TRYING,
        () -> "try to lock " + name(),
        (state, thread) ->
            state.isFree()
                ? OperationOutcome.write(state.ownedBy(thread), true)
                : OperationOutcome.read(state, false));
  }

  /** Gives the lock back; only the holder may do so. */
  public Operation<Done> unlocking() {
    return whenHeld(
        () -> "unlock " + name(), (state, thread) -> OperationOutcome.write(state.released()));
  }

  /** Ends the spurious wake-ups: from now on no thread wakes up without a signal. */
  Operation<Done> calming() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "no more spurious wake-ups from " + name(),
        (state, thread) -> OperationOutcome.write(state.calmed()));
  }

  @Override
  public int holder(Object state) {
    return ((MutexState) state).owner();
  }

  /** An operation that only the holder may perform. */
  <R> Operation<R> whenHeld(Supplier<String> text, OperationEffect<MutexState, R> effect) {
    return Operation.on(
        this,
        Kind.PLAIN,
        text,
        (state, thread) -> {
          if (state.owner() != thread) {
            throw new MisuseException(text.get() + " by a thread that does not hold it");
          }
          return effect.in(state, thread);
        });
  }
}
