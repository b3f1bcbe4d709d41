package io.mazurka.classes.library.stages;

import io.mazurka.classes.calls.ThreadCalls;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The methods that rewritten code calls in place of the static methods of {@link
 * CompletableFuture}.
 */
@SuppressWarnings("NullAway") // the value of a future may be null
public final class CompletableFutureCalls {

  private CompletableFutureCalls() {}

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
    CompletableFuture<U> future = new CompletableFutureModel<>();
    return supplyAsync(supplier, future.defaultExecutor());
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
    CompletableFutureModel<U> future = new CompletableFutureModel<>();
    executor.execute(() -> future.state().complete(StageResult.of(supplier::get), false));
    return future;
  }

  public static CompletableFuture<Void> runAsync(Runnable code) {
    return supplyAsync(
        () -> {
          code.run();
          return null;
        });
  }

  public static CompletableFuture<Void> runAsync(Runnable code, Executor executor) {
    return supplyAsync(
        () -> {
          code.run();
          return null;
        },
        executor);
  }

  public static <U> CompletableFuture<U> completedFuture(U value) {
    CompletableFuture<U> future = new CompletableFutureModel<>();
    future.complete(value);
    return future;
  }

  public static <U> CompletableFuture<U> failedFuture(Throwable problem) {
    CompletableFuture<U> future = new CompletableFutureModel<>();
    future.completeExceptionally(problem);
    return future;
  }

  public static <U> CompletionStage<U> completedStage(U value) {
    return completedFuture(value);
  }

  public static <U> CompletionStage<U> failedStage(Throwable problem) {
    return failedFuture(problem);
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
    CompletableFutureModel<Void> all = new CompletableFutureModel<>();
    awaitAll(all, StageResult.of((Void) null), false, List.of(futures));
    return all;
  }

  /** Completes {@code all} when the futures that are left are complete. */
  private static void awaitAll(
      CompletableFutureModel<Void> all,
      StageResult<Void> sofar,
      boolean nested,
      List<CompletableFuture<?>> left) {
    if (left.isEmpty()) {
      all.state().complete(sofar, nested);
      return;
    }
    CompletableFutureModel.of(left.get(0))
        .state()
        .whenComplete(
            (result, inside) ->
                awaitAll(
                    all,
                    sofar.problem() == null && result.problem() != null ? result.passedOn() : sofar,
                    inside,
                    left.subList(1, left.size())));
  }

  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
    CompletableFutureModel<Object> any = new CompletableFutureModel<>();
    for (CompletableFuture<?> future : futures) {
      boolean now =
          CompletableFutureModel.of(future)
              .state()
              .whenComplete(
                  (result, nested) ->
                      any.state()
                          .complete(
                              result.problem() == null
                                  ? StageResult.of((Object) result.value())
                                  : result.passedOn(),
                              nested));
      if (now) {
        break;
      }
    }
    return any;
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit) {
    return delayedExecutor(delay, unit, task -> ThreadCalls.startDaemon("async", task));
  }

  /**
   * An executor that submits each task from a thread of its own. The delay itself is ignored, since
   * all actions of other threads before the submission are explored anyway.
   */
  public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
    return task -> ThreadCalls.startDaemon("timer", () -> executor.execute(task));
  }
}
