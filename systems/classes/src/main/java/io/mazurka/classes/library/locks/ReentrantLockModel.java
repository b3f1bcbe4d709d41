package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Kept;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.threads.objects.MutexState;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The model of {@link ReentrantLock}. The holder locks it again without an event. */
public class ReentrantLockModel extends ReentrantLock {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final transient Shared<MutexState> lock =
      Shared.of(this, MutexState.free(0), MutexState::owner);

  private final transient Acquisition<MutexState> acquisition =
      new Acquisition<>(lock, "lock", (now, thread) -> now.isFree() ? now.ownedBy(thread) : null);
  private final transient Kept<Integer> holds = Kept.of(lock.objectName(), 0);
  private final transient Kept<Integer> conditions = Kept.of(lock.objectName(), 0);

  public ReentrantLockModel() {}

  public ReentrantLockModel(boolean fair) {
    super(fair);
  }

  @Override
  public void lock() {
    if (!isHeldByCurrentThread()) {
      acquire();
    }
    hold();
  }

  private void hold() {
    holds.set(holds.get() + 1);
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
    hold();
  }

  @Override
  public boolean tryLock() {
    boolean locked = isHeldByCurrentThread() || acquisition.tryLock();
    if (locked) {
      hold();
    }
    return locked;
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    boolean locked = isHeldByCurrentThread() || acquisition.tryLock(timeout, unit);
    if (locked) {
      hold();
    }
    return locked;
  }

  @Override
  public void unlock() {
    requireHolder();
    holds.set(holds.get() - 1);
    if (holds.get() == 0) {
      lock.perform(
          Kind.PLAIN,
          Order.RELEASE,
          "unlock",
          (now, thread) -> OperationOutcome.write(now.released()));
    }
  }

  @Override
  public Condition newCondition() {
    conditions.set(conditions.get() + 1);
    return new ConditionModel(this, Integer.toString(conditions.get()));
  }

  /** Needs no event, since only the thread itself can change the answer. */
  @Override
  public boolean isHeldByCurrentThread() {
    return lock.state().owner() == Shared.thread();
  }

  @Override
  public int getHoldCount() {
    return isHeldByCurrentThread() ? holds.get() : 0;
  }

  @Override
  public boolean isLocked() {
    return !lock.glance().isFree();
  }

  Shared<MutexState> state() {
    return lock;
  }

  /** Forgets how often the lock is held, before a condition gives it back; returns that number. */
  int releaseAll() {
    int before = holds.get();
    holds.set(0);
    return before;
  }

  void holdAgain(int before) {
    holds.set(before);
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
