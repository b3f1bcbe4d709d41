package io.mazurka.classes.library.locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** One mode of a {@link StampedLockModel} as a lock without stamps. */
record StampedView(
    Runnable locking,
    Interruptible interruptible,
    LongSupplier trying,
    Limited limited,
    BooleanSupplier unlocking)
    implements Lock {

  /** Locks, unless the thread is interrupted. */
  interface Interruptible {
    long lock() throws InterruptedException;
  }

  /** Locks within some time. */
  interface Limited {
    long lock(long time, TimeUnit unit) throws InterruptedException;
  }

  @Override
  public void lock() {
    locking.run();
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    interruptible.lock();
  }

  @Override
  public boolean tryLock() {
    return trying.getAsLong() != 0;
  }

  @Override
  public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
    return limited.lock(time, unit) != 0;
  }

  @Override
  public void unlock() {
    if (!unlocking.getAsBoolean()) {
      throw new IllegalMonitorStateException();
    }
  }

  @Override
  public Condition newCondition() {
    throw new UnsupportedOperationException();
  }
}
