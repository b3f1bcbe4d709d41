package io.mazurka.classes.library.stages;

import io.mazurka.classes.library.stages.StageState.Dependent;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of stages that depend on one stage. With an executor their code is a task of the
 * executor. Without one, the thread that completes the stage runs it, or, if the stage is complete
 * already, the thread that adds it.
 */
@SuppressWarnings("NullAway") // values of stages may be null, and functions get them as they are
final class StageKinds<T> {

  private final CompletableFuture<T> source;

  StageKinds(CompletableFuture<T> source) {
    this.source = source;
  }

  private static <T> StageState<T> state(CompletableFuture<T> future) {
    return CompletableFutureModel.of(future).state();
  }

  static <T> Function<T, Void> told(Consumer<? super T> action) {
    return value -> {
      action.accept(value);
      return null;
    };
  }

  static <T> Function<T, Void> run(Runnable action) {
    return value -> {
      action.run();
      return null;
    };
  }

  static <T, U> BiFunction<T, U, Void> told(BiConsumer<? super T, ? super U> action) {
    return (one, other) -> {
      action.accept(one, other);
      return null;
    };
  }

  /** Computes the result of a stage from the result of another; null if the result comes later. */
  private interface Completing<T, U> {

    @Nullable StageResult<U> of(StageResult<T> result);
  }

  /**
   * Completes {@code target}.
   *
   * @param known computes the result if no code of the user is needed for that
   * @param code computes the result otherwise, in a task if there is an executor
   */
  private static <T, U> Dependent<T> completing(
      CompletableFuture<U> target,
      @Nullable Executor executor,
      Completing<T, U> known,
      Completing<T, U> code) {
    return (result, nested) -> {
      StageResult<U> at = known.of(result);
      if (at != null || executor == null) {
        complete(target, at == null ? code.of(result) : at, nested);
        return;
      }
      try {
        executor.execute(() -> complete(target, code.of(result), false));
      } catch (RuntimeException e) {
        complete(target, StageResult.<U>failed(e).relayed(), nested);
      }
    };
  }

  private static <U> void complete(
      CompletableFuture<U> target, @Nullable StageResult<U> result, boolean nested) {
    if (result != null) {
      state(target).complete(result, nested);
    }
  }

  private static <T, U> @Nullable StageResult<U> problem(StageResult<T> result) {
    return result.problem() == null ? null : result.passedOn();
  }

  private static <T> @Nullable StageResult<T> value(StageResult<T> result) {
    return result.problem() == null ? result : null;
  }

  private <U> CompletableFuture<U> on(
      @Nullable Executor executor, Completing<T, U> known, Completing<T, U> code) {
    CompletableFuture<U> target = source.newIncompleteFuture();
    state(source).whenComplete(completing(target, executor, known, code));
    return target;
  }

  <U> CompletableFuture<U> onValue(
      @Nullable Executor executor, Function<? super T, ? extends U> fn) {
    return on(executor, StageKinds::problem, applying(fn));
  }

  private static <T, U> Completing<T, U> applying(Function<? super T, ? extends U> fn) {
    return result -> StageResult.of(() -> fn.apply(result.value()));
  }

  CompletableFuture<T> onProblem(@Nullable Executor executor, Function<Throwable, ? extends T> fn) {
    return on(
        executor, StageKinds::value, result -> StageResult.of(() -> fn.apply(result.problem())));
  }

  <U> CompletableFuture<U> onEnd(
      @Nullable Executor executor, BiFunction<? super T, Throwable, ? extends U> fn) {
    return on(
        executor,
        result -> null,
        result -> StageResult.of(() -> fn.apply(result.value(), result.problem())));
  }

  CompletableFuture<T> atEnd(
      @Nullable Executor executor, BiConsumer<? super T, ? super Throwable> action) {
    return on(
        executor,
        result -> null,
        result -> {
          StageResult<Void> called =
              StageResult.of(() -> told(action).apply(result.value(), result.problem()));
          return result.problem() == null && called.problem() != null
              ? called.passedOn()
              : result.relayed();
        });
  }

  <U> CompletableFuture<U> compose(
      @Nullable Executor executor, Function<? super T, ? extends CompletionStage<U>> fn) {
    CompletableFuture<U> target = source.newIncompleteFuture();
    state(source)
        .whenComplete(
            completing(
                target,
                executor,
                StageKinds::problem,
                result -> relayed(target, StageResult.of(() -> fn.apply(result.value())))));
    return target;
  }

  CompletableFuture<T> composeOnProblem(
      @Nullable Executor executor, Function<Throwable, ? extends CompletionStage<T>> fn) {
    CompletableFuture<T> target = source.newIncompleteFuture();
    state(source)
        .whenComplete(
            completing(
                target,
                executor,
                StageKinds::value,
                result -> relayed(target, StageResult.of(() -> fn.apply(result.problem())))));
    return target;
  }

  /**
   * Completes {@code target} with the result of the stage that a function returned, now or later.
   */
  private static <U> @Nullable StageResult<U> relayed(
      CompletableFuture<U> target, StageResult<? extends CompletionStage<U>> made) {
    if (made.problem() != null) {
      return made.passedOn();
    }
    StageResult<CompletableFuture<U>> future =
        StageResult.of(() -> made.value().toCompletableFuture());
    if (future.problem() != null) {
      return future.passedOn();
    }
    state(future.value())
        .whenComplete((result, nested) -> complete(target, result.relayed(), nested));
    return null;
  }

  <U, V> CompletableFuture<V> onBoth(
      CompletionStage<? extends U> other,
      @Nullable Executor executor,
      BiFunction<? super T, ? super U, ? extends V> fn) {
    CompletableFuture<? extends U> second = other.toCompletableFuture();
    CompletableFuture<V> target = source.newIncompleteFuture();
    state(source)
        .whenComplete(
            (one, nested) ->
                state(second)
                    .whenComplete(
                        completing(
                            target,
                            executor,
                            two -> one.problem() == null ? problem(two) : problem(one),
                            two -> StageResult.of(() -> fn.apply(one.value(), two.value())))));
    return target;
  }

  @SuppressWarnings("unchecked") // the code after either stage does not use its value
  <U> CompletableFuture<U> onEither(
      CompletionStage<?> other, @Nullable Executor executor, Function<? super T, ? extends U> fn) {
    CompletableFuture<T> second = (CompletableFuture<T>) other.toCompletableFuture();
    CompletableFuture<U> target = source.newIncompleteFuture();
    Dependent<T> once =
        once(target, completing(target, executor, StageKinds::problem, applying(fn)));
    if (!state(source).whenComplete(once)) {
      state(second).whenComplete(once);
    }
    return target;
  }

  /** A dependent that passes on only the first of two results. */
  private static <T> Dependent<T> once(Object model, Dependent<T> dependent) {
    Shared<Boolean> claimed = Shared.of(model, false);
    return (result, nested) -> {
      boolean before =
          claimed.perform(
              Kind.TRYING,
              Order.BOTH,
              "claim",
              (now, thread) ->
                  now ? OperationOutcome.read(true, true) : OperationOutcome.write(true, false));
      if (!before) {
        dependent.told(result, nested);
      }
    };
  }
}
