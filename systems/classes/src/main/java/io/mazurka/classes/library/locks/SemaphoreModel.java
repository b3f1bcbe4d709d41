package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link Semaphore}. A thread that wants several permits enters a queue if there are
 * too few, and so does a thread that has to wait behind it. Threads that want one permit do not
 * need a queue among themselves.
 */
public class SemaphoreModel extends Semaphore {

  private static final long serialVersionUID = 1L;

  /** A thread in the queue, and the number of permits that it wants. */
  private record Request(int thread, int count) {}

  /**
   * The state: the permits that are left, and the queue.
   *
   * @param queue the waiting threads; the next to be served is first
   */
  private record Permits(int left, List<Request> queue) {

    Permits {
      queue = List.copyOf(queue);
    }

    Permits with(int more) {
      return new Permits(left + more, queue);
    }

    Permits queued(int thread, int count) {
      List<Request> longer = new ArrayList<>(queue);
      longer.add(new Request(thread, count));
      return new Permits(left, longer);
    }

    Permits without(int thread) {
      return new Permits(left, queue.stream().filter(one -> one.thread() != thread).toList());
    }

    boolean isFirst(int thread) {
      return !queue.isEmpty() && queue.get(0).thread() == thread;
    }
  }

  /**
   * The rules for taking {@code count} permits.
   *
   * @param fair whether every thread has to wait behind the queue
   */
  private record Taking(int count, boolean fair) implements WaitingLine.Rules<Permits> {

    @Override
    public @Nullable Permits taken(Permits now, int thread) {
      return now.left() >= count && (!fair || now.queue().isEmpty()) ? now.with(-count) : null;
    }

    @Override
    public @Nullable Permits queued(Permits now, int thread) {
      return count > 1 || !now.queue().isEmpty() ? now.queued(thread, count) : null;
    }

    @Override
    public @Nullable Permits served(Permits now, int thread) {
      return now.left() >= count && now.isFirst(thread) ? now.without(thread).with(-count) : null;
    }

    @Override
    public Permits left(Permits now, int thread) {
      return now.without(thread);
    }
  }

  private final transient Shared<Permits> permits;

  public SemaphoreModel(int permits) {
    this(permits, false);
  }

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  public SemaphoreModel(int permits, boolean fair) {
    super(permits, fair);
    this.permits = Shared.of(this, new Permits(permits, List.of()));
  }

  private WaitingLine<Permits> line(int count) {
    return new WaitingLine<>(permits, "acquire", new Taking(count, isFair()));
  }

  @Override
  public void acquire() throws InterruptedException {
    acquire(1);
  }

  @Override
  public void acquire(int count) throws InterruptedException {
    line(count).takeInterruptibly();
  }

  @Override
  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  @Override
  public void acquireUninterruptibly(int count) {
    line(count).take();
  }

  @Override
  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  @Override
  public boolean tryAcquire(int count) {
    return permits.perform(
        Kind.TRYING,
        Order.ATTEMPT,
        "try to acquire",
        (now, thread) ->
            now.left() >= count
                ? OperationOutcome.write(now.with(-count), true)
                : OperationOutcome.read(now, false));
  }

  @Override
  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return tryAcquire(1, timeout, unit);
  }

  @Override
  public boolean tryAcquire(int count, long timeout, TimeUnit unit) throws InterruptedException {
    return line(count).takeInTime(timeout, unit);
  }

  @Override
  public void release() {
    release(1);
  }

  @Override
  public void release(int count) {
    permits.perform(
        Kind.PLAIN,
        Order.RELEASE,
        "release",
        (now, thread) -> OperationOutcome.write(now.with(count)));
  }

  @Override
  public int availablePermits() {
    return permits.glance().left();
  }

  @Override
  public int drainPermits() {
    return permits.perform(
        Kind.PLAIN,
        Order.ACQUIRE,
        "drain",
        (now, thread) -> OperationOutcome.write(now.with(-now.left()), now.left()));
  }

  @Override
  public String toString() {
    return "Semaphore";
  }
}
