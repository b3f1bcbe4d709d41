package io.mazurka.classes.library.stages;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The methods of {@link CompletableFuture} that make dependent stages, all implemented by the few
 * methods of {@link StageKinds}.
 */
abstract class DependentStages<T> extends CompletableFuture<T> {

  private final StageKinds<T> kinds;

  DependentStages() {
    this.kinds = new StageKinds<>(this);
  }

  @Override
  public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
    return kinds.onValue(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
    return kinds.onValue(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(
      Function<? super T, ? extends U> fn, Executor executor) {
    return kinds.onValue(executor, fn);
  }

  @Override
  public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
    return kinds.onValue(null, StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
    return kinds.onValue(defaultExecutor(), StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
    return kinds.onValue(executor, StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> thenRun(Runnable action) {
    return kinds.onValue(null, StageKinds.run(action));
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action) {
    return kinds.onValue(defaultExecutor(), StageKinds.run(action));
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
    return kinds.onValue(executor, StageKinds.run(action));
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    return kinds.onBoth(other, null, fn);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
    return kinds.onBoth(other, defaultExecutor(), fn);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other,
      BiFunction<? super T, ? super U, ? extends V> fn,
      Executor executor) {
    return kinds.onBoth(other, executor, fn);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return kinds.onBoth(other, null, StageKinds.told(action));
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return kinds.onBoth(other, defaultExecutor(), StageKinds.told(action));
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other,
      BiConsumer<? super T, ? super U> action,
      Executor executor) {
    return kinds.onBoth(other, executor, StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
    return kinds.onBoth(other, null, StageKinds.told((one, two) -> action.run()));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
    return kinds.onBoth(other, defaultExecutor(), StageKinds.told((one, two) -> action.run()));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    return kinds.onBoth(other, executor, StageKinds.told((one, two) -> action.run()));
  }

  @Override
  public <U> CompletableFuture<U> applyToEither(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    return kinds.onEither(other, null, fn);
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn) {
    return kinds.onEither(other, defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
    return kinds.onEither(other, executor, fn);
  }

  @Override
  public CompletableFuture<Void> acceptEither(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    return kinds.onEither(other, null, StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action) {
    return kinds.onEither(other, defaultExecutor(), StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
    return kinds.onEither(other, executor, StageKinds.told(action));
  }

  @Override
  public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
    return kinds.onEither(other, null, StageKinds.run(action));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
    return kinds.onEither(other, defaultExecutor(), StageKinds.run(action));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(
      CompletionStage<?> other, Runnable action, Executor executor) {
    return kinds.onEither(other, executor, StageKinds.run(action));
  }

  @Override
  public <U> CompletableFuture<U> thenCompose(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    return kinds.compose(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn) {
    return kinds.compose(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
    return kinds.compose(executor, fn);
  }

  @Override
  public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
    return kinds.atEnd(null, action);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
    return kinds.atEnd(defaultExecutor(), action);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(
      BiConsumer<? super T, ? super Throwable> action, Executor executor) {
    return kinds.atEnd(executor, action);
  }

  @Override
  public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
    return kinds.onEnd(null, fn);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
    return kinds.onEnd(defaultExecutor(), fn);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
    return kinds.onEnd(executor, fn);
  }

  /** The kinds of stages that depend on this one. */
  final StageKinds<T> kinds() {
    return kinds;
  }
}
