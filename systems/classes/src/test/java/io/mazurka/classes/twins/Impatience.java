package io.mazurka.classes.twins;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait, and take it for granted why they stop. */
public final class Impatience {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private boolean ready;

  private static Thread start(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  private synchronized void getReady() {
    ready = true;
    notifyAll();
  }

  private void getReadyWithLock() {
    lock.lock();
    try {
      ready = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  public void waitsOnceInAnIf() throws InterruptedException {
    Thread other = start(this::getReady);
    synchronized (this) {
      if (!ready) {
        wait();
      }
      assert ready : "not ready";
    }
    other.join();
  }

  public void waitsInALoop() throws InterruptedException {
    Thread other = start(this::getReady);
    synchronized (this) {
      while (!ready) {
        wait();
      }
    }
    other.join();
  }

  public void awaitsOnceInAnIf() throws InterruptedException {
    Thread other = start(this::getReadyWithLock);
    lock.lock();
    if (!ready) {
      changed.await();
    }
    assert ready : "not ready";
    lock.unlock();
    other.join();
  }

  public void awaitsUninterruptiblyInAnIf() throws InterruptedException {
    Thread other = start(this::getReadyWithLock);
    lock.lock();
    if (!ready) {
      changed.awaitUninterruptibly();
    }
    assert ready : "not ready";
    lock.unlock();
    other.join();
  }

  public void parksOnceInAnIf() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Thread main = Thread.currentThread();
    Thread other =
        start(
            () -> {
              done.countDown();
              LockSupport.unpark(main);
            });
    LockSupport.park();
    assert done.getCount() == 0 : "not ready";
    other.join();
  }

  /** Nobody notifies the second one. */
  public void waitsForNobody() throws InterruptedException {
    Thread other =
        start(
            () -> {
              synchronized (this) {
                ready = true;
              }
            });
    synchronized (this) {
      while (!ready) {
        wait();
      }
    }
    other.join();
  }

  public void polls() throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread other = start(() -> queue.add(1));
    assert queue.poll(10, TimeUnit.MILLISECONDS) != null : "too late";
    other.join();
  }

  public void pollsUntilItIsThere() throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread other = start(() -> queue.add(1));
    Integer got = null;
    while (got == null) {
      got = queue.poll(10, TimeUnit.MILLISECONDS);
    }
    other.join();
  }

  private void holdLock() {
    lock.lock();
    lock.unlock();
  }

  public void triesToLock() throws InterruptedException {
    Thread other = start(this::holdLock);
    assert lock.tryLock(10, TimeUnit.MILLISECONDS) : "too late";
    lock.unlock();
    other.join();
  }

  public void triesToLockAtOnce() throws InterruptedException {
    Thread other = start(this::holdLock);
    assert lock.tryLock(0, TimeUnit.MILLISECONDS) : "too late";
    lock.unlock();
    other.join();
  }

  public void waitsForAWhile() throws InterruptedException {
    Thread other = start(this::getReady);
    synchronized (this) {
      if (!ready) {
        wait(100);
      }
      assert ready : "too late";
    }
    other.join();
  }

  public void awaitsForAWhile() throws InterruptedException {
    Thread other = start(this::getReadyWithLock);
    lock.lock();
    assert ready || changed.await(10, TimeUnit.MILLISECONDS) : "too late";
    lock.unlock();
    other.join();
  }

  public void awaitsALatch() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread other = start(latch::countDown);
    assert latch.await(10, TimeUnit.MILLISECONDS) : "too late";
    other.join();
  }

  public void awaitsALatchNotAtAll() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread other = start(latch::countDown);
    assert latch.await(0, TimeUnit.MILLISECONDS) : "too late";
    other.join();
  }

  public void acquires() throws InterruptedException {
    Semaphore semaphore = new Semaphore(0);
    Thread other = start(semaphore::release);
    assert semaphore.tryAcquire(10, TimeUnit.MILLISECONDS) : "too late";
    other.join();
  }

  public void joins() throws InterruptedException {
    Thread other = start(this::getReady);
    other.join(10);
    assert !other.isAlive() : "too late";
    other.join();
  }

  public void parksForAWhile() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Thread main = Thread.currentThread();
    Thread other =
        start(
            () -> {
              done.countDown();
              LockSupport.unpark(main);
            });
    LockSupport.parkNanos(10);
    assert done.getCount() == 0 : "too late";
    other.join();
  }

  public void getsAResult() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> future = pool.submit(() -> 1);
    pool.shutdown();
    try {
      future.get(10, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("too late");
    }
  }

  public void getsAStage() throws Exception {
    CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1);
    try {
      future.get(10, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("too late");
    }
  }

  public void awaitsTermination() throws InterruptedException {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(this::getReady);
    pool.shutdown();
    assert pool.awaitTermination(10, TimeUnit.MILLISECONDS) : "too late";
  }

  public void meetsAtABarrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread other = start(() -> arrive(barrier));
    try {
      barrier.await(10, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("too late");
    }
    other.join();
  }

  private static void arrive(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      // the other one has gone
    }
  }

  public void exchanges() throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Thread other = start(() -> exchange(exchanger));
    try {
      exchanger.exchange(1, 10, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("too late");
    }
    other.join();
  }

  private static void exchange(Exchanger<Integer> exchanger) {
    try {
      exchanger.exchange(2, 1, TimeUnit.MINUTES);
    } catch (Exception e) {
      // the other one has gone
    }
  }
}
