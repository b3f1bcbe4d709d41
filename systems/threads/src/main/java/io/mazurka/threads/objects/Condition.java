package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;

/**
 * A condition of a mutex: a thread that holds the mutex gives it back and waits until another
 * thread signals. The thread that has waited longest is signalled first, and no thread wakes up
 * without a signal, unless the scope says otherwise. A signal that nobody waits for is lost.
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

  /** Wakes up one thread that waits on this condition, if there is one. */
  public void signal() {
    mutex.perform(signalling());
  }

  /** Wakes up all threads that wait on this condition. */
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

  /** Wakes up one thread that waits on this condition, if there is one. */
  public Operation<Done> signalling() {
    return mutex.whenHeld(
        () -> "signal " + name(),
        (state, thread) ->
            OperationOutcome.write(
                mutex.signalOrder() == SignalOrder.FIFO
                    ? state.signalledToFirst(name)
                    : state.signalledToAny(name)));
  }

  /** Wakes up all threads that wait on this condition. */
  public Operation<Done> signallingAll() {
    return mutex.whenHeld(
        () -> "signal all on " + name(),
        (state, thread) -> OperationOutcome.write(state.signalledToAll(name)));
  }
}
