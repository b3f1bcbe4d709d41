package io.mazurka.classes.library;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The model of {@link CountDownLatch}: its state is the count. */
public class CountDownLatchModel extends CountDownLatch {

  private final Shared<Integer> count;

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  public CountDownLatchModel(int count) {
    super(count);
    this.count = Shared.of(this, count);
  }

  @Override
  public void countDown() {
    count.perform(
        Kind.PLAIN,
        Order.RELEASE,
        "count down",
        (now, thread) -> OperationOutcome.write(Math.max(0, now - 1)));
  }

  @Override
  public void await() throws InterruptedException {
    count.await(
        Kind.AWAITING,
        Order.ACQUIRE,
        "await",
        (now, thread) -> now == 0 ? OperationOutcome.read(now, Done.DONE) : null);
  }

  @Override
  public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
    return count.await(
        Kind.AWAITING,
        Order.ACQUIRE,
        "await in time",
        (now, thread) -> now == 0 ? OperationOutcome.read(now, true) : null,
        TimeLimit.of(timeout, unit, false));
  }

  @Override
  public long getCount() {
    return count.glance();
  }

  @Override
  public String toString() {
    return "CountDownLatch";
  }
}
