package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/** The model of a condition of a lock. A signal reaches anybody who waits; all are tried. */
final class ConditionModel implements Condition {

  private final ReentrantLockModel lock;
  private final String name;

  ConditionModel(ReentrantLockModel lock, String name) {
    this.lock = lock;
    this.name = name;
  }

  @Override
  public void await() {
    lock.requireHolder();
    int holds = lock.releaseAll();
    lock.state()
        .perform(
            Kind.PLAIN,
            Order.RELEASE,
            "wait on a condition of",
            (now, thread) -> OperationOutcome.write(now.releasedToWait(name)));
    lock.state()
        .perform(
            Kind.BLOCKING,
            Order.ACQUIRE,
            "resume with",
            (now, thread) ->
                now.isFree() && now.mayResume(thread)
                    ? OperationOutcome.write(now.resumed(thread))
                    : null);
    lock.holdAgain(holds);
  }

  @Override
  public void awaitUninterruptibly() {
    await();
  }

  @Override
  public long awaitNanos(long nanos) {
    await();
    return nanos;
  }

  @Override
  public boolean await(long time, TimeUnit unit) {
    await();
    return true;
  }

  @Override
  public boolean awaitUntil(Date deadline) {
    await();
    return true;
  }

  @Override
  public void signal() {
    lock.requireHolder();
    lock.state()
        .perform(
            Kind.PLAIN,
            Order.RELEASE,
            "signal a condition of",
            (now, thread) -> OperationOutcome.write(now.signalledToAny(name)));
  }

  @Override
  public void signalAll() {
    lock.requireHolder();
    lock.state()
        .perform(
            Kind.PLAIN,
            Order.RELEASE,
            "signal all on a condition of",
            (now, thread) -> OperationOutcome.write(now.signalledToAll(name)));
  }
}
