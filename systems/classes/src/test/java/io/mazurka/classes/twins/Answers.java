package io.mazurka.classes.twins;

import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Code that asks what only Java can answer. */
public final class Answers {

  private final AtomicInteger count = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();

  private static Thread start(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  private void among(Runnable code) throws InterruptedException {
    Thread other = start(count::incrementAndGet);
    code.run();
    count.incrementAndGet();
    other.join();
  }

  public void nanoTime() throws InterruptedException {
    long begin = System.nanoTime();
    among(() -> {});
    assert System.nanoTime() - begin < 1_000_000_000L;
  }

  public void random() throws InterruptedException {
    among(() -> Math.random());
  }

  public void randomObject() throws InterruptedException {
    among(() -> new Random().nextInt());
  }

  public void unique() throws InterruptedException {
    among(() -> UUID.randomUUID());
  }

  public void identity() throws InterruptedException {
    among(() -> System.identityHashCode(this));
  }

  public void queuedThreads() throws InterruptedException {
    among(() -> lock.hasQueuedThreads());
  }

  public void queueLength() throws InterruptedException {
    among(() -> new Semaphore(1).getQueueLength());
  }

  /** Sometimes somebody writes. */
  public void writeLocked() throws InterruptedException {
    Thread other =
        start(
            () -> {
              both.writeLock().lock();
              assert both.getWriteHoldCount() == 1 && both.writeLock().getHoldCount() == 1;
              both.writeLock().unlock();
            });
    assert !both.isWriteLocked() : "somebody writes";
    other.join();
  }

  /** Sometimes somebody reads. */
  public void readLocked() throws InterruptedException {
    Thread other =
        start(
            () -> {
              both.readLock().lock();
              both.readLock().unlock();
            });
    assert both.getReadLockCount() == 0 : "somebody reads";
    other.join();
  }
}
