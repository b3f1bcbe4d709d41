package io.mazurka.classes.library.executors;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** The model of {@link FutureTask}, and of what executors return. */
@SuppressWarnings("NullAway") // a task may have null as its result
public class FutureTaskModel<V> extends FutureTask<V> {

  /** The phases of a task. */
  private enum Phase {
    OPEN,
    RUNNING,
    DONE,
    /** It is cancelled, and the thread that runs it is about to be interrupted. */
    INTERRUPTING,
    CANCELLED
  }

  /**
   * Whether the task has ended, and how.
   *
   * @param runner the thread that runs it, or -1
   */
  private record Stage(Phase phase, int runner) {

    Stage in(Phase next) {
      return new Stage(next, runner);
    }

    boolean isDone() {
      return phase.compareTo(Phase.RUNNING) > 0;
    }
  }

  private static final Stage OPEN = new Stage(Phase.OPEN, -1);

  /**
   * The end of the task. A thread that is about to be interrupted waits for the interrupt, so that
   * it does not reach another task.
   */
  private static final OperationEffect<Stage, Boolean> COMPLETING =
      (now, thread) ->
          switch (now.phase()) {
            case INTERRUPTING -> null;
            case RUNNING -> OperationOutcome.write(now.in(Phase.DONE), true);
            default -> OperationOutcome.read(now, false);
          };

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final Shared<Stage> stage = Shared.of(this, OPEN);

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
    ThreadCalls.currentThread(); // other threads may interrupt this one from now on
    boolean begins =
        stage.perform(
            Kind.TRYING,
            Order.BOTH,
            "begin",
            (now, thread) ->
                now.phase() == Phase.OPEN
                    ? OperationOutcome.write(new Stage(Phase.RUNNING, thread), true)
                    : OperationOutcome.read(now, false));
    if (!begins) {
      return;
    }
    V value = null;
    Throwable thrown = null;
    try {
      value = task.call();
    } catch (Exception | AssertionError e) {
      ThreadCalls.keepBack(e);
      thrown = e;
    }
    boolean counts = stage.perform(Kind.BLOCKING, Order.BOTH, "complete", COMPLETING);
    if (counts) {
      result = value;
      problem = thrown;
      done();
    }
  }

  private static OperationEffect<Stage, Stage> ending() {
    return (now, thread) -> now.isDone() ? OperationOutcome.read(now, now) : null;
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    return report(stage.awaitLasting("get the result of", ending(), null));
  }

  @Override
  public V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    Stage seen =
        stage.awaitLasting("get the result of", ending(), TimeLimit.of(timeout, unit, OPEN));
    if (!seen.isDone()) {
      throw new TimeoutException();
    }
    return report(seen);
  }

  private V report(Stage seen) throws ExecutionException {
    if (seen.phase() != Phase.DONE) {
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
    return stage.state().isDone();
  }

  /** The result of a task that has ended normally. */
  public V resultNow() {
    if (!isDone() || isCancelled() || problem != null) {
      throw new IllegalStateException("the task has no result");
    }
    return result;
  }

  /** The exception of a task that has failed. */
  public Throwable exceptionNow() {
    Throwable thrown = isDone() && !isCancelled() ? problem : null;
    if (thrown == null) {
      throw new IllegalStateException("the task has not failed");
    }
    return thrown;
  }

  @Override
  public boolean isCancelled() {
    stage.read("look at");
    return stage.state().phase().compareTo(Phase.DONE) > 0;
  }

  @Override
  public boolean cancel(boolean interrupt) {
    Stage before =
        stage.perform(
            Kind.TRYING,
            Order.BOTH,
            "cancel",
            (now, thread) ->
                now.isDone()
                    ? OperationOutcome.read(now, now)
                    : OperationOutcome.write(
                        now.in(
                            interrupt && now.phase() == Phase.RUNNING
                                ? Phase.INTERRUPTING
                                : Phase.CANCELLED),
                        now));
    if (interrupt && before.phase() == Phase.RUNNING) {
      ThreadCalls.interrupt(before.runner());
      stage.perform(
          Kind.PLAIN,
          Order.BOTH,
          "have cancelled",
          (now, thread) -> OperationOutcome.write(now.in(Phase.CANCELLED)));
    }
    if (!before.isDone()) {
      done();
    }
    return !before.isDone();
  }

  @Override
  public String toString() {
    return "FutureTask";
  }
}
