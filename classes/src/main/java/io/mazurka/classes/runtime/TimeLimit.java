package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.TimeUnit;

/**
 * How long a thread waits at most.
 *
 * @param expired what happens then; it never waits
 */
public record TimeLimit<S, R>(long nanos, OperationEffect<S, R> expired) {

  /** Waiting so long and then reading {@code result}. */
  public static <S, R> TimeLimit<S, R> of(long time, TimeUnit unit, R result) {
    return new TimeLimit<>(unit.toNanos(time), (now, thread) -> OperationOutcome.read(now, result));
  }

  Operation.Expiry<S, R> expiry(Actor actor) {
    return actor.expiry(nanos, expired);
  }
}
