package io.mazurka.classes.twins;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A thread writes a plain field and tells another one in some way, which reads the field only when
 * it was told. Whether that is a data race is for the documentation of the way to say.
 */
public final class Orders {

  private int field;
  private int seen;

  /** Code that may throw anything. */
  private interface Code {
    void run() throws Exception;
  }

  private static Thread started(Code code) {
    Thread thread =
        new Thread(
            () -> {
              try {
                code.run();
              } catch (InterruptedException | BrokenBarrierException e) {
                // it was told so
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    thread.start();
    return thread;
  }

  private void read() {
    seen = field;
  }

  void parkReturns() {
    Thread other =
        started(
            () -> {
              LockSupport.park();
              read();
            });
    field = 1;
    LockSupport.unpark(other);
  }

  void parkReturnsInterrupted() {
    Thread other =
        started(
            () -> {
              LockSupport.park();
              read();
            });
    field = 1;
    other.interrupt();
  }

  /** The unpark of a thread is not seen by who only looks for interrupts. */
  void nobodyIsInterrupted() {
    Thread other =
        started(
            () -> {
              LockSupport.park();
              if (!Thread.currentThread().isInterrupted()) {
                read();
              }
            });
    field = 1;
    LockSupport.unpark(other);
  }

  void aThreadIsAlive() {
    Thread late = new Thread(() -> {});
    started(
        () -> {
          if (late.isAlive()) {
            read();
          }
        });
    field = 1;
    late.start();
  }

  void joiningTakesTooLong() {
    CountDownLatch never = new CountDownLatch(1);
    Thread late = new Thread(() -> await(never));
    Thread reader =
        started(
            () -> {
              while (!late.isAlive()) {
                Thread.onSpinWait();
              }
              late.join(1);
              read();
            });
    field = 1;
    late.start();
    join(reader);
    never.countDown();
  }

  void awaitingTakesTooLong() {
    CountDownLatch latch = new CountDownLatch(2);
    started(
        () -> {
          if (!latch.await(1, TimeUnit.SECONDS)) {
            read();
          }
        });
    field = 1;
    latch.countDown();
  }

  void aLatchIsLookedAt() {
    CountDownLatch latch = new CountDownLatch(1);
    started(
        () -> {
          if (latch.getCount() == 0) {
            read();
          }
        });
    field = 1;
    latch.countDown();
  }

  void permitsAreCounted() {
    Semaphore permits = new Semaphore(0);
    started(
        () -> {
          if (permits.availablePermits() == 1) {
            read();
          }
        });
    field = 1;
    permits.release();
  }

  void aLockIsFoundFree() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    started(
        () -> {
          if (!lock.isLocked()) {
            read();
          }
        });
    field = 1;
    lock.unlock();
  }

  void aWriterIsFoundGone() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.writeLock().lock();
    started(
        () -> {
          if (!lock.isWriteLocked()) {
            read();
          }
        });
    field = 1;
    lock.writeLock().unlock();
  }

  void readersAreFoundGone() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    started(
        () -> {
          if (lock.getReadLockCount() == 0) {
            read();
          }
        });
    field = 1;
    lock.readLock().unlock();
  }

  void aBarrierIsLookedAt() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread first =
        started(
            () -> {
              field = 1;
              barrier.await();
            });
    if (barrier.getNumberWaiting() == 1) {
      read();
    }
    first.interrupt();
  }

  void anInterruptIsSeen() {
    Thread other =
        started(
            () -> {
              if (Thread.currentThread().isInterrupted()) {
                read();
              }
            });
    field = 1;
    other.interrupt();
  }

  void anInterruptIsTaken() {
    Thread other =
        started(
            () -> {
              if (Thread.interrupted()) {
                read();
              }
            });
    field = 1;
    other.interrupt();
  }

  void anInterruptEndsSleep() {
    Thread other =
        started(
            () -> {
              try {
                Thread.sleep(1_000);
              } catch (InterruptedException e) {
                read();
              }
            });
    field = 1;
    other.interrupt();
  }

  void aThreadHasEnded() {
    Thread other = started(() -> field = 1);
    if (!other.isAlive()) {
      read();
    }
  }

  void aThreadEndsInTime() throws InterruptedException {
    Thread other = started(() -> field = 1);
    other.join(1_000);
    if (!other.isAlive()) {
      read();
    }
  }

  void aLatchIsAwaitedInTime() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    started(
        () -> {
          field = 1;
          latch.countDown();
        });
    if (latch.await(1, TimeUnit.SECONDS)) {
      read();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
