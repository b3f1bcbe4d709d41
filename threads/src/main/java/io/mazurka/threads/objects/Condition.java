package io.mazurka.threads.objects;

import io.mazurka.threads.objects.Operation.Kind;

/**
 * A condition of a mutex: a holder waits on it, without the lock, until another one signals.
 * Whoever has waited longest is signalled first, and nobody wakes up without a signal, unless the
 * scope says otherwise. A signal that nobody waits for is lost.
 */
public final class Condition {

  private final Mutex mutex;
  private final String name;

  Condition(Mutex mutex, String name) {
    this.mutex = mutex;
    this.name = name;
  }

  private String name() {
    return mutex.name() + "." + name;
  }

  /** Gives the lock back, waits for a signal, and takes the lock again. */
  public void await() {
    mutex.perform(waiting());
    mutex.perform(resuming());
  }

  public void signal() {
    mutex.perform(signalling());
  }

  public void signalAll() {
    mutex.perform(signallingAll());
  }

  /** Gives the lock back and starts to wait; {@link #resuming} must come next. */
  public Operation<Done> waiting() {
    return mutex.whenHeld(
        () -> "wait on " + name(),
        (state, thread) -> OperationOutcome.write(state.releasedToWait(name)));
  }

  /** Takes the lock again, after a signal. */
  public Operation<Done> resuming() {
    return Operation.on(
        mutex,
        Kind.BLOCKING,
        () -> "resume from " + name(),
        (state, thread) ->
            state.isFree() && state.mayResume(thread)
                ? OperationOutcome.write(state.resumed(thread))
                : null);
  }

  public Operation<Done> signalling() {
    return mutex.whenHeld(
        () -> "signal " + name(),
        (state, thread) ->
            OperationOutcome.write(
                mutex.signalOrder() == SignalOrder.FIFO
                    ? state.signalledToFirst(name)
                    : state.signalledToAny(name)));
  }

  public Operation<Done> signallingAll() {
    return mutex.whenHeld(
        () -> "signal all on " + name(),
        (state, thread) -> OperationOutcome.write(state.signalledToAll(name)));
  }
}
