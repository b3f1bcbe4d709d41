package io.mazurka.classes.library;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.objects.MutexState;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The model of {@link ReentrantLock}. Whoever holds it locks it again without an event. */
public class ReentrantLockModel extends ReentrantLock {

  private static final long serialVersionUID = 1L;

  private final transient Shared<MutexState> lock =
      Shared.of(this, MutexState.free(0), MutexState::owner);

  private final transient Acquisition<MutexState> acquisition =
      new Acquisition<>(lock, "lock", (now, thread) -> now.isFree() ? now.ownedBy(thread) : null);
  private int holds;
  private int conditions;

  public ReentrantLockModel() {}

  public ReentrantLockModel(boolean fair) {
    super(fair);
  }

  @Override
  public void lock() {
    if (!isHeldByCurrentThread()) {
      acquire();
    }
    holds++;
  }

  /** Takes the lock, which the thread does not hold. */
  void acquire() {
    acquisition.lock();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    if (!isHeldByCurrentThread()) {
      acquisition.lockInterruptibly();
    }
    holds++;
  }

  @Override
  public boolean tryLock() {
    boolean locked = isHeldByCurrentThread() || acquisition.tryLock();
    holds += locked ? 1 : 0;
    return locked;
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    boolean locked = isHeldByCurrentThread() || acquisition.tryLock(timeout, unit);
    holds += locked ? 1 : 0;
    return locked;
  }

  @Override
  public void unlock() {
    requireHolder();
    if (--holds == 0) {
      lock.perform(
          Kind.PLAIN,
          Order.RELEASE,
          "unlock",
          (now, thread) -> OperationOutcome.write(now.released()));
    }
  }

  @Override
  public Condition newCondition() {
    return new ConditionModel(this, Integer.toString(conditions++));
  }

  /** What the holder alone can know needs no event. */
  @Override
  public boolean isHeldByCurrentThread() {
    return lock.state().owner() == Shared.thread();
  }

  @Override
  public int getHoldCount() {
    return isHeldByCurrentThread() ? holds : 0;
  }

  @Override
  public boolean isLocked() {
    lock.read("look at");
    return !lock.state().isFree();
  }

  Shared<MutexState> state() {
    return lock;
  }

  /** Gives the lock back altogether; returns how often it was held. */
  int releaseAll() {
    int before = holds;
    holds = 0;
    return before;
  }

  void holdAgain(int before) {
    holds = before;
  }

  void requireHolder() {
    if (!isHeldByCurrentThread()) {
      throw new IllegalMonitorStateException();
    }
  }

  @Override
  public String toString() {
    return "ReentrantLock";
  }
}
