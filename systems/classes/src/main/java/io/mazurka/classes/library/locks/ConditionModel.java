package io.mazurka.classes.library.locks;

import io.mazurka.classes.calls.ThreadCalls;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.objects.MutexState;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/** The model of a condition of a lock. A signal may reach any waiting thread; all are tried. */
final class ConditionModel implements Condition {

  private static final OperationEffect<MutexState, Boolean> RESUMING =
      (now, thread) ->
          now.isFree() && now.mayResume(thread)
              ? OperationOutcome.write(now.resumed(thread), true)
              : null;

  private static final OperationEffect<MutexState, Done> COMING_BACK =
      (now, thread) ->
          now.isFree() ? OperationOutcome.write(now.abandonedBy(thread).ownedBy(thread)) : null;

  private static final String METHOD = "Condition.await";

  private final ReentrantLockModel lock;
  private final String name;

  ConditionModel(ReentrantLockModel lock, String name) {
    this.lock = lock;
    this.name = name;
  }

  /** Gives the lock back and begins to wait; returns how often the lock was held. */
  private int release() {
    int holds = lock.releaseAll();
    lock.state()
        .perform(
            Kind.PLAIN,
            Order.RELEASE,
            "wait on a condition of",
            (now, thread) -> OperationOutcome.write(now.releasedToWait(name)));
    return holds;
  }

  @Override
  public void await() throws InterruptedException {
    resumes(null);
  }

  @Override
  public void awaitUninterruptibly() {
    lock.requireHolder();
    int holds = release();
    if (ThreadCalls.wakesUp(METHOD)) {
      comeBack();
    } else {
      lock.state().perform(Kind.BLOCKING, Order.ACQUIRE, "resume with", RESUMING);
    }
    lock.holdAgain(holds);
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    return resumesWithin(nanos) ? 1 : 0;
  }

  /**
   * Waits at most this long; returns false if the time has run out, and true after a signal or a
   * spurious wake-up.
   */
  private boolean resumesWithin(long nanos) throws InterruptedException {
    return resumes(
        new TimeLimit<>(
            nanos, (now, thread) -> OperationOutcome.write(now.without(thread), false)));
  }

  private boolean resumes(@Nullable TimeLimit<MutexState, Boolean> limit)
      throws InterruptedException {
    lock.requireHolder();
    ThreadCalls.checkInterrupt();
    int holds = release();
    try {
      if (ThreadCalls.wakesUp(METHOD)) {
        comeBack();
        return true;
      } else if (limit != null && ThreadCalls.runsOut(limit.nanos())) {
        comeBack();
        return false;
      }
      boolean signalled = lock.state().resume(Kind.BLOCKING, "resume with", RESUMING, limit);
      if (!signalled) {
        lock.acquire();
      }
      return signalled;
    } catch (InterruptedException e) {
      comeBack();
      throw e;
    } finally {
      lock.holdAgain(holds);
    }
  }

  /** Stops waiting without a signal, and takes the lock again. */
  private void comeBack() {
    lock.state().perform(Kind.BLOCKING, Order.ACQUIRE, "come back to", COMING_BACK);
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return resumesWithin(unit.toNanos(time));
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return resumesWithin(TimeUnit.MILLISECONDS.toNanos(1));
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
