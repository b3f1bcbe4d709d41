package io.mazurka.threads.real;

import io.mazurka.threads.objects.Operation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An event of a run.
 *
 * @param before the state of the object before it, or null for a choice
 * @param result what the thread got, or the exception it got
 * @param line where the code performs it, if that was asked for
 */
record Event(
    int thread,
    int alternative,
    Operation<?> operation,
    long access,
    @Nullable Object before,
    @Nullable Object after,
    Object result,
    @Nullable StackTraceElement line) {

  /** Whether another run shows the same here. */
  boolean matches(Event other) {
    return thread == other.thread
        && access == other.access
        && (result.equals(other.result)
            || (result instanceof Throwable && other.result instanceof Throwable));
  }

  @Override
  public String toString() {
    return "%s = %s".formatted(operation, Objects.toString(result));
  }
}
