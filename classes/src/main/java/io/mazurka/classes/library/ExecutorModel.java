package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.ThreadCalls;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The model of an executor with up to so many threads. A thread ends when it finds no task, and
 * another one is started for the next, so that nothing is left waiting; who runs a task is explored
 * all the same.
 */
final class ExecutorModel extends AbstractExecutorService {

  /**
   * What the executor has to do.
   *
   * @param started how many threads it has started so far
   */
  private record Work(List<Runnable> waiting, int busy, int started, boolean shutDown) {

    Work {
      waiting = List.copyOf(waiting);
    }

    boolean isOver() {
      return shutDown && busy == 0 && waiting.isEmpty();
    }
  }

  /** What becomes of a task that is handed in. */
  private enum Reception {
    REJECTED,
    QUEUED,
    STARTED
  }

  private final Shared<Work> work = Shared.of(this, new Work(List.of(), 0, 0, false));
  private final int most;
  private final @Nullable ThreadFactory factory;

  /** An executor with at most {@code most} threads, made by {@code factory} if there is one. */
  ExecutorModel(int most, @Nullable ThreadFactory factory) {
    this.most = most;
    this.factory = factory;
  }

  @Override
  public void execute(Runnable task) {
    Reception reception =
        work.perform(
            Kind.PLAIN,
            Order.BOTH,
            "hand a task to",
            (now, thread) -> {
              if (now.shutDown()) {
                return OperationOutcome.write(now, Reception.REJECTED);
              }
              if (now.busy() < most) {
                return OperationOutcome.write(
                    new Work(now.waiting(), now.busy() + 1, now.started() + 1, false),
                    Reception.STARTED);
              }
              List<Runnable> longer = new ArrayList<>(now.waiting());
              longer.add(task);
              return OperationOutcome.write(
                  new Work(longer, now.busy(), now.started(), false), Reception.QUEUED);
            });
    if (reception == Reception.REJECTED) {
      throw new RejectedExecutionException("the executor was shut down");
    }
    if (reception == Reception.STARTED) {
      start(task);
    }
  }

  private void start(Runnable first) {
    Runnable code = () -> runAll(first);
    if (factory == null) {
      ThreadCalls.start("pool-thread-" + work.state().started(), code);
    } else {
      ThreadCalls.start(factory.newThread(code));
    }
  }

  private void runAll(Runnable first) {
    Runnable task = first;
    while (task != null) {
      task.run();
      task = next();
    }
  }

  private @Nullable Runnable next() {
    List<Runnable> before =
        work.perform(
            Kind.PLAIN,
            Order.BOTH,
            "ask for a task of",
            (now, thread) -> {
              boolean idle = now.waiting().isEmpty();
              List<Runnable> left =
                  idle ? List.of() : now.waiting().subList(1, now.waiting().size());
              return OperationOutcome.write(
                  new Work(left, now.busy() - (idle ? 1 : 0), now.started(), now.shutDown()),
                  now.waiting());
            });
    return before.isEmpty() ? null : before.get(0);
  }

  @Override
  public void shutdown() {
    work.perform(
        Kind.PLAIN,
        Order.BOTH,
        "shut down",
        (now, thread) ->
            OperationOutcome.write(new Work(now.waiting(), now.busy(), now.started(), true)));
  }

  /** Tasks that run already go on; they are not interrupted. */
  @Override
  public List<Runnable> shutdownNow() {
    return work.perform(
        Kind.PLAIN,
        Order.BOTH,
        "shut down",
        (now, thread) ->
            OperationOutcome.write(
                new Work(List.of(), now.busy(), now.started(), true), now.waiting()));
  }

  @Override
  public boolean isShutdown() {
    work.read("look at");
    return work.state().shutDown();
  }

  @Override
  public boolean isTerminated() {
    work.read("look at");
    return work.state().isOver();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return work.await(
        Kind.AWAITING,
        Order.ACQUIRE,
        "await the end of",
        (now, thread) -> now.isOver() ? OperationOutcome.read(now, true) : null,
        unit.toNanos(timeout),
        (now, thread) -> OperationOutcome.read(now, false));
  }

  @Override
  protected <T> RunnableFuture<T> newTaskFor(Runnable task, T result) {
    return new FutureTaskModel<>(task, result);
  }

  @Override
  protected <T> RunnableFuture<T> newTaskFor(Callable<T> task) {
    return new FutureTaskModel<>(task);
  }
}
