package io.mazurka.classes.library.stages;

import io.mazurka.classes.calls.ThreadCalls;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * The result of a stage.
 *
 * @param problem the exception, or null
 */
record StageResult<T>(@Nullable T value, @Nullable Throwable problem) {

  static <T> StageResult<T> of(@Nullable T value) {
    return new StageResult<>(value, null);
  }

  static <T> StageResult<T> failed(Throwable problem) {
    return new StageResult<>(null, problem);
  }

  /** Runs {@code code} and returns its result or exception. */
  static <T> StageResult<T> of(Callable<@Nullable T> code) {
    try {
      return of(code.call());
    } catch (Exception | AssertionError e) {
      ThreadCalls.keepBack(e);
      return failed(wrapped(e));
    }
  }

  private static Throwable wrapped(Throwable problem) {
    return problem instanceof CompletionException ? problem : new CompletionException(problem);
  }

  /** The failure of a dependent stage whose code is not run because of this failure. */
  <U> StageResult<U> passedOn() {
    return problem == null
        ? failed(new CompletionException(new IllegalStateException()))
        : failed(wrapped(problem));
  }

  /** The result of a dependent stage that takes over this result. */
  StageResult<T> relayed() {
    return problem == null ? this : passedOn();
  }

  @Override
  public String toString() {
    return String.valueOf(problem == null ? value : problem);
  }

  boolean isCancelled() {
    return problem instanceof CancellationException;
  }

  private void throwCancellation() {
    if (problem instanceof CancellationException cancellation) {
      throw cancellation;
    }
  }

  /** The value, with the exceptions of {@code get}. */
  @Nullable T got() throws ExecutionException {
    throwCancellation();
    if (problem == null) {
      return value;
    }
    Throwable cause = problem.getCause();
    boolean wraps = problem instanceof CompletionException && cause != null;
    throw new ExecutionException(wraps ? cause : problem);
  }

  /** The value, with the exceptions of {@code join}. */
  @Nullable T joined() {
    throwCancellation();
    if (problem == null) {
      return value;
    }
    throw problem instanceof CompletionException completion
        ? completion
        : new CompletionException(problem);
  }
}
