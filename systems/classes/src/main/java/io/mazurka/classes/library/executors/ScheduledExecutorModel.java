package io.mazurka.classes.library.executors;

import io.mazurka.classes.calls.SystemCalls;
import io.mazurka.classes.runtime.Rewritten;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executors;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The model of an executor of scheduled tasks. Time passes at once, as for a sleeping thread: a
 * task may run as soon as it is submitted, and of the waiting tasks the one that is due first runs
 * first.
 */
final class ScheduledExecutorModel extends ExecutorModel implements ScheduledExecutorService {

  ScheduledExecutorModel(int most, @Nullable ThreadFactory factory) {
    super(most, factory);
  }

  /** A scheduled task. */
  private static final class Later<V> extends FutureTaskModel<V>
      implements RunnableScheduledFuture<V> {

    private final long due;

    Later(Callable<V> task, long due) {
      super(task);
      this.due = due;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(due - SystemCalls.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return Rewritten.hash(this);
    }

    @Override
    public boolean isPeriodic() {
      return false;
    }
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
    Later<V> later = new Later<>(task, SystemCalls.nanoTime() + unit.toNanos(Math.max(0, delay)));
    executeLater(later, later.due);
    return later;
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
    return schedule(Executors.callable(task), delay, unit);
  }

  @Override
  public void execute(Runnable task) {
    Later<?> now = new Later<>(Executors.callable(task), SystemCalls.nanoTime());
    executeLater(now, now.due);
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable task, long delay, long period, TimeUnit unit) {
    return refuse();
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable task, long initial, long delay, TimeUnit unit) {
    return refuse();
  }

  private ScheduledFuture<?> refuse() {
    Rewritten.refuse(
        "tasks that are repeated for ever are not supported; schedule the task as often as the test needs it");
    throw new IllegalStateException();
  }
}
