package io.mazurka.classes.library.stages;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.runtime.Rewritten;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The model of {@link CompletableFuture}. Without an executor, every asynchronous task has a thread
 * of its own, so that it never has to wait for a thread.
 */
@SuppressWarnings("NullAway") // the value of a future may be null
public class CompletableFutureModel<T> extends DependentStages<T> {

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final StageState<T> state = new StageState<>(this);

  /**
   * Casts {@code future} to its model; refuses a future that code which is not under test has made.
   */
  static <T> CompletableFutureModel<T> of(CompletableFuture<T> future) {
    if (!(future instanceof CompletableFutureModel)) {
      Rewritten.refuse(
          "a CompletableFuture is used that was made by code which is not under test; make it in the test, or include the package");
    }
    return (CompletableFutureModel<T>) future;
  }

  StageState<T> state() {
    return state;
  }

  @Override
  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFutureModel<>();
  }

  @Override
  public Executor defaultExecutor() {
    return task -> ThreadCalls.startDaemon("async", task);
  }

  @Override
  public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
    return kinds().onProblem(null, fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
    return kinds().onProblem(defaultExecutor(), fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(
      Function<Throwable, ? extends T> fn, Executor executor) {
    return kinds().onProblem(executor, fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyCompose(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    return kinds().composeOnProblem(null, fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn) {
    return kinds().composeOnProblem(defaultExecutor(), fn);
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
    return kinds().composeOnProblem(executor, fn);
  }

  @Override
  public boolean complete(T value) {
    return state.complete(StageResult.of(value), false);
  }

  @Override
  public boolean completeExceptionally(Throwable problem) {
    return state.complete(StageResult.failed(problem), false);
  }

  @Override
  public boolean cancel(boolean interrupt) {
    return completeExceptionally(new CancellationException()) || isCancelled();
  }

  @Override
  public void obtrudeValue(T value) {
    state.overwrite(StageResult.of(value));
  }

  @Override
  public void obtrudeException(Throwable problem) {
    state.overwrite(StageResult.failed(problem));
  }

  @Override
  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    return completeAsync(supplier, defaultExecutor());
  }

  @Override
  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    executor.execute(
        () -> {
          if (state.look() == null) {
            state.complete(StageResult.of(() -> supplier.get()), false);
          }
        });
    return this;
  }

  @Override
  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    state.afterwards(timeout, unit, () -> completeExceptionally(new TimeoutException()));
    return this;
  }

  @Override
  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    state.afterwards(timeout, unit, () -> complete(value));
    return this;
  }

  @Override
  public T join() {
    return state.join().joined();
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    return state.get().got();
  }

  @Override
  public T get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    TimeoutException late = new TimeoutException();
    StageResult<T> result = state.get(timeout, unit, StageResult.failed(late));
    if (result.problem() == late) {
      throw late;
    }
    return result.got();
  }

  @Override
  public T getNow(T otherwise) {
    StageResult<T> result = state.look();
    return result == null ? otherwise : result.joined();
  }

  /** The value of a future that was completed normally. */
  public T resultNow() {
    StageResult<T> result = state.look();
    if (result == null || result.problem() != null) {
      throw new IllegalStateException("the future has no value");
    }
    return result.value();
  }

  /** The exception of a future that has failed. */
  public Throwable exceptionNow() {
    StageResult<T> result = state.look();
    Throwable problem = result == null || result.isCancelled() ? null : result.problem();
    if (problem == null) {
      throw new IllegalStateException("the future has not failed");
    }
    return problem;
  }

  @Override
  public boolean isDone() {
    return state.look() != null;
  }

  @Override
  public boolean isCancelled() {
    StageResult<T> result = state.look();
    return result != null && result.isCancelled();
  }

  @Override
  public boolean isCompletedExceptionally() {
    StageResult<T> result = state.look();
    return result != null && result.problem() != null;
  }

  @Override
  public int getNumberOfDependents() {
    return state.dependents();
  }

  @Override
  public CompletableFuture<T> copy() {
    return thenApply(Function.identity());
  }

  @Override
  public CompletionStage<T> minimalCompletionStage() {
    return copy();
  }

  @Override
  public String toString() {
    return "CompletableFuture";
  }
}
