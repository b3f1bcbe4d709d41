package io.mazurka.classes.library.executors;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The model of an executor with a maximal number of threads. A thread ends when it finds no task,
 * and a new thread is started for the next task, so that no thread is left waiting. Still all
 * choices of the thread that runs a task are explored.
 */
class ExecutorModel extends AbstractExecutorService {

  /** What happens to a submitted task. */
  private enum Reception {
    REJECTED,
    QUEUED,
    STARTED
  }

  private final Shared<ExecutorWork> work = Shared.of(this, ExecutorWork.NONE);
  private final int most;
  private final @Nullable ThreadFactory factory;

  /** An executor with at most {@code most} threads, made by {@code factory} if there is one. */
  ExecutorModel(int most, @Nullable ThreadFactory factory) {
    this.most = most;
    this.factory = factory;
  }

  @Override
  public void execute(Runnable task) {
    received(hand(ExecutorWork::withThread, now -> now.with(task, 0)), task);
  }

  /** Submits a task that runs before tasks that are due later. */
  final void executeLater(Runnable task, long due) {
    received(hand(now -> now.with(task, due).withThread(), now -> now.with(task, due)), null);
  }

  /** Submits a task: to a new thread if there may be one more, otherwise to the queue. */
  private Reception hand(UnaryOperator<ExecutorWork> starting, UnaryOperator<ExecutorWork> queued) {
    return work.perform(
        Kind.PLAIN,
        Order.BOTH,
        "hand a task to",
        (now, thread) -> {
          if (now.isShutDown()) {
            return OperationOutcome.write(now, Reception.REJECTED);
          }
          return now.busy() < most
              ? OperationOutcome.write(starting.apply(now), Reception.STARTED)
              : OperationOutcome.write(queued.apply(now), Reception.QUEUED);
        });
  }

  private void received(Reception reception, @Nullable Runnable first) {
    if (reception == Reception.REJECTED) {
      throw new RejectedExecutionException("the executor was shut down");
    }
    if (reception == Reception.STARTED) {
      start(first);
    }
  }

  /** Starts a thread that runs {@code first}, if there is one, and then the tasks of the queue. */
  private void start(@Nullable Runnable first) {
    Runnable code = () -> runAll(first);
    if (factory == null) {
      ThreadCalls.start("pool-thread-" + work.state().started(), code);
    } else {
      ThreadCalls.start(factory.newThread(code));
    }
  }

  private void runAll(@Nullable Runnable first) {
    if (ThreadCalls.areInterrupted()) {
      begin();
    }
    Runnable task = first == null ? next() : first;
    while (task != null) {
      task.run();
      task = next();
    }
  }

  /**
   * Registers the thread, so that stopping the executor interrupts it; if the executor was stopped
   * already, the thread is interrupted now.
   */
  private void begin() {
    boolean stopped =
        work.perform(
            Kind.PLAIN,
            Order.BOTH,
            "begin a task of",
            (now, thread) -> OperationOutcome.write(now.begunBy(thread), now.isStopped()));
    if (stopped) {
      ThreadCalls.interrupt(Shared.thread());
    }
  }

  private @Nullable Runnable next() {
    List<Runnable> before =
        work.perform(
            Kind.PLAIN,
            Order.BOTH,
            "ask for a task of",
            (now, thread) -> OperationOutcome.write(now.asked(thread), now.tasks()));
    if (before.isEmpty()) {
      return null;
    }
    ThreadCalls.interrupted();
    return before.get(0);
  }

  @Override
  public void shutdown() {
    work.perform(
        Kind.PLAIN,
        Order.BOTH,
        "shut down",
        (now, thread) -> OperationOutcome.write(now.shutDown()));
  }

  @Override
  public List<Runnable> shutdownNow() {
    ExecutorWork before =
        work.perform(
            Kind.PLAIN,
            Order.BOTH,
            "stop",
            (now, thread) -> OperationOutcome.write(now.stopped(), now));
    List<Integer> running = before.running();
    running.forEach(ThreadCalls::interrupt);
    return before.tasks();
  }

  @Override
  public boolean isShutdown() {
    work.read("look at");
    return work.state().isShutDown();
  }

  @Override
  public boolean isTerminated() {
    work.read("look at");
    return work.state().isOver();
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    return work.awaitLasting(
        "await the end of",
        (now, thread) -> now.isOver() ? OperationOutcome.read(now, true) : null,
        TimeLimit.of(timeout, unit, false));
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    return any(tasks, CompletionService::take);
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    Future<T> late = new FutureTaskModel<>(Executors.callable(() -> {}, null));
    late.cancel(false);
    try {
      return any(
          tasks,
          service -> {
            Future<T> next = service.poll(timeout, unit);
            return next == null ? late : next;
          });
    } catch (CancellationException e) {
      throw new TimeoutException();
    }
  }

  /** Waits for the next task that has ended. */
  private interface Awaiting<T> {
    Future<T> next(CompletionService<T> service) throws InterruptedException;
  }

  /** The result of the first task that has one; the others are cancelled. */
  private <T> T any(Collection<? extends Callable<T>> tasks, Awaiting<T> awaiting)
      throws InterruptedException, ExecutionException {
    CompletionService<T> service = new ExecutorCompletionServiceModel<>(this);
    List<Future<T>> all = new ArrayList<>();
    try {
      for (Callable<T> task : tasks) {
        all.add(service.submit(task));
      }
      ExecutionException last = null;
      for (int ended = 0; ended < all.size(); ended++) {
        try {
          return awaiting.next(service).get();
        } catch (ExecutionException e) {
          last = e;
        }
      }
      if (last == null) {
        throw new IllegalArgumentException("there are no tasks");
      }
      throw last;
    } finally {
      all.forEach(future -> future.cancel(true));
    }
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
