package io.mazurka.threads.objects;

import io.mazurka.threads.objects.Operation.Kind;
import java.util.function.Supplier;

/** A lock that one thread at a time can hold, and only once. */
public final class Mutex extends SharedObject<Monitor> {

  private int conditions;

  Mutex(World world, String name) {
    super(world, name, Monitor.free());
  }

  public void lock() {
    perform(locking());
  }

  public boolean tryLock() {
    return perform(tryingToLock());
  }

  public void unlock() {
    perform(unlocking());
  }

  /** A new condition on which a holder of this lock can wait for a signal. */
  public Condition condition() {
    return new Condition(this, conditions++);
  }

  public Operation<Done> locking() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "lock " + name(),
        (state, thread) -> state.isFree() ? Outcome.write(state.ownedBy(thread)) : null);
  }

  /** Results in whether the thread holds the lock now. */
  public Operation<Boolean> tryingToLock() {
    return Operation.on(
        this,
        Kind.TRYING,
        () -> "try to lock " + name(),
        (state, thread) ->
            state.isFree()
                ? Outcome.write(state.ownedBy(thread), true)
                : Outcome.read(state, false));
  }

  public Operation<Done> unlocking() {
    return whenHeld(() -> "unlock " + name(), (state, thread) -> Outcome.write(state.released()));
  }

  @Override
  public int holder(Object state) {
    return ((Monitor) state).owner();
  }

  /** An operation that only the holder may perform. */
  <R> Operation<R> whenHeld(Supplier<String> text, Effect<Monitor, R> effect) {
    return Operation.on(
        this,
        Kind.PLAIN,
        text,
        (state, thread) -> {
          if (state.owner() != thread) {
            throw new IllegalStateException(text.get() + " by a thread that does not hold it");
          }
          return effect.in(state, thread);
        });
  }
}
