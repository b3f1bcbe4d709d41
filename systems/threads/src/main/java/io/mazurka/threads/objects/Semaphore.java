package io.mazurka.threads.objects;

import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import io.mazurka.threads.operations.SharedObject;
import io.mazurka.threads.operations.World;

/** A number of permits; a thread that finds none waits for one. */
public final class Semaphore extends SharedObject<Integer> {

  Semaphore(World world, String name, int permits) {
    super(world, name, permits);
  }

  /** Takes a permit; waits while there is none. */
  public void acquire() {
    perform(acquiring());
  }

  /** Adds a permit. */
  public void release() {
    perform(releasing());
  }

  /** Takes a permit; blocks while there is none. */
  public Operation<Done> acquiring() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "acquire " + name(),
        (permits, thread) -> permits > 0 ? OperationOutcome.write(permits - 1) : null);
  }

  /** Adds a permit. */
  public Operation<Done> releasing() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "release " + name(),
        (permits, thread) -> OperationOutcome.write(permits + 1));
  }
}
