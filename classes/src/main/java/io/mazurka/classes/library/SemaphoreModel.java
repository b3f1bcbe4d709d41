package io.mazurka.classes.library;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.objects.Done;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The model of {@link Semaphore}: its state is the number of permits. It is fair to nobody. */
public class SemaphoreModel extends Semaphore {

  private static final long serialVersionUID = 1L;

  private final transient Shared<Integer> permits;

  public SemaphoreModel(int permits) {
    super(permits);
    this.permits = Shared.of(this, permits);
  }

  public SemaphoreModel(int permits, boolean fair) {
    super(permits, fair);
    this.permits = Shared.of(this, permits);
  }

  private static OperationEffect<Integer, Done> taking(int count) {
    return (now, thread) -> now >= count ? OperationOutcome.write(now - count) : null;
  }

  @Override
  public void acquire() throws InterruptedException {
    acquire(1);
  }

  @Override
  public void acquire(int count) throws InterruptedException {
    permits.await(Kind.BLOCKING, Order.ACQUIRE, "acquire", taking(count));
  }

  @Override
  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  @Override
  public void acquireUninterruptibly(int count) {
    permits.perform(Kind.BLOCKING, Order.ACQUIRE, "acquire", taking(count));
  }

  @Override
  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  @Override
  public boolean tryAcquire(int count) {
    return permits.perform(
        Kind.TRYING,
        Order.BOTH,
        "try to acquire",
        (now, thread) ->
            now >= count
                ? OperationOutcome.write(now - count, true)
                : OperationOutcome.read(now, false));
  }

  @Override
  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return tryAcquire(1, timeout, unit);
  }

  @Override
  public boolean tryAcquire(int count, long timeout, TimeUnit unit) throws InterruptedException {
    return permits.await(
        Kind.BLOCKING,
        Order.ACQUIRE,
        "acquire in time",
        (now, thread) -> now >= count ? OperationOutcome.write(now - count, true) : null,
        TimeLimit.of(timeout, unit, false));
  }

  @Override
  public void release() {
    release(1);
  }

  @Override
  public void release(int count) {
    permits.perform(
        Kind.PLAIN, Order.RELEASE, "release", (now, thread) -> OperationOutcome.write(now + count));
  }

  @Override
  public int availablePermits() {
    permits.read("look at");
    return permits.state();
  }

  @Override
  public int drainPermits() {
    return permits.perform(
        Kind.PLAIN, Order.BOTH, "drain", (now, thread) -> OperationOutcome.write(0, now));
  }

  @Override
  public String toString() {
    return "Semaphore";
  }
}
