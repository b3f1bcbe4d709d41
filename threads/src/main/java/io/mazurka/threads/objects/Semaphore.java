package io.mazurka.threads.objects;

import io.mazurka.threads.objects.Operation.Kind;

/** A number of permits; a thread that finds none waits for one. */
public final class Semaphore extends SharedObject<Integer> {

  Semaphore(World world, String name, int permits) {
    super(world, name, permits);
  }

  public void acquire() {
    perform(acquiring());
  }

  public void release() {
    perform(releasing());
  }

  public Operation<Done> acquiring() {
    return Operation.on(
        this,
        Kind.BLOCKING,
        () -> "acquire " + name(),
        (permits, thread) -> permits > 0 ? OperationOutcome.write(permits - 1) : null);
  }

  public Operation<Done> releasing() {
    return Operation.on(
        this,
        Kind.PLAIN,
        () -> "release " + name(),
        (permits, thread) -> OperationOutcome.write(permits + 1));
  }
}
