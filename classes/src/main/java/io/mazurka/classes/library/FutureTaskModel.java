package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** The model of {@link FutureTask}, and of what executors return. */
public class FutureTaskModel<V> extends FutureTask<V> {

  /** Whether the task has ended, and how. */
  private enum Stage {
    OPEN,
    RUNNING,
    DONE,
    CANCELLED
  }

  private final Shared<Stage> stage = Shared.of(this, Stage.OPEN);
  private final Callable<V> task;
  private @Nullable V result;
  private @Nullable Throwable problem;

  public FutureTaskModel(Callable<V> task) {
    super(task);
    this.task = task;
  }

  public FutureTaskModel(Runnable task, V result) {
    this(Executors.callable(task, result));
  }

  @Override
  public void run() {
    boolean begins =
        stage.perform(
            Kind.TRYING,
            Order.BOTH,
            "begin",
            (now, thread) ->
                now == Stage.OPEN
                    ? OperationOutcome.write(Stage.RUNNING, true)
                    : OperationOutcome.read(now, false));
    if (!begins) {
      return;
    }
    V value = null;
    Throwable thrown = null;
    try {
      value = task.call();
    } catch (Exception | AssertionError e) {
      thrown = e;
    }
    boolean counts =
        stage.perform(
            Kind.TRYING,
            Order.BOTH,
            "complete",
            (now, thread) ->
                now == Stage.RUNNING
                    ? OperationOutcome.write(Stage.DONE, true)
                    : OperationOutcome.read(now, false));
    if (counts) {
      result = value;
      problem = thrown;
      done();
    }
  }

  private static OperationEffect<Stage, Stage> ending() {
    return (now, thread) ->
        now == Stage.DONE || now == Stage.CANCELLED ? OperationOutcome.read(now, now) : null;
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    return report(stage.await(Kind.AWAITING, Order.ACQUIRE, "get the result of", ending()));
  }

  @Override
  public V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    Stage seen =
        stage.await(
            Kind.AWAITING,
            Order.ACQUIRE,
            "get the result of",
            ending(),
            unit.toNanos(timeout),
            (now, thread) -> OperationOutcome.read(now, Stage.OPEN));
    if (seen == Stage.OPEN) {
      throw new TimeoutException();
    }
    return report(seen);
  }

  @SuppressWarnings("NullAway") // a task may have null as its result
  private V report(Stage seen) throws ExecutionException {
    if (seen == Stage.CANCELLED) {
      throw new CancellationException();
    }
    if (problem != null) {
      throw new ExecutionException(problem);
    }
    return result;
  }

  @Override
  public boolean isDone() {
    stage.read("look at");
    return stage.state() == Stage.DONE || stage.state() == Stage.CANCELLED;
  }

  @Override
  public boolean isCancelled() {
    stage.read("look at");
    return stage.state() == Stage.CANCELLED;
  }

  /** A task that runs already is not interrupted, but its result does not count. */
  @Override
  public boolean cancel(boolean interrupt) {
    return stage.perform(
        Kind.TRYING,
        Order.BOTH,
        "cancel",
        (now, thread) ->
            now == Stage.DONE || now == Stage.CANCELLED
                ? OperationOutcome.read(now, false)
                : OperationOutcome.write(Stage.CANCELLED, true));
  }

  @Override
  public String toString() {
    return "FutureTask";
  }
}
