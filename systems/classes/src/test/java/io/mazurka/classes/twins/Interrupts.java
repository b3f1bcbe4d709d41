package io.mazurka.classes.twins;

import io.mazurka.classes.Outcomes;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that are interrupted while they wait; each piece of code tells how it ended. */
public final class Interrupts extends Twin {

  private volatile String how = "";
  private volatile boolean reached;
  private boolean full;
  private int waiting;

  /** Code that waits. */
  private interface Waiting {
    void run() throws Exception;
  }

  private Runnable telling(Waiting code) {
    return () -> {
      String end;
      try {
        code.run();
        end = "done";
      } catch (InterruptedException e) {
        end = "interrupted";
      } catch (Exception e) {
        end = e.getClass().getSimpleName();
      }
      how = end + (Thread.currentThread().isInterrupted() ? ", flag" : "");
    };
  }

  /** Runs {@code waits}, which one thread interrupts and another one lets go. */
  private void race(Waiting waits, Runnable letsGo) {
    interrupted(waits, letsGo);
    Outcomes.note(how);
  }

  private void interrupted(Waiting waits, Runnable letsGo) {
    Thread waiter = new Thread(telling(waits), "waiter");
    waiter.start();
    threads(waiter::interrupt, letsGo);
    joined(waiter);
  }

  private static void joined(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private synchronized void fill() {
    full = true;
    notifyAll();
  }

  private synchronized void awaitFull() throws InterruptedException {
    while (!full) {
      wait();
    }
  }

  void monitor() {
    race(this::awaitFull, this::fill);
  }

  void condition() {
    ReentrantLock lock = new ReentrantLock();
    Condition filled = lock.newCondition();
    race(
        () -> {
          lock.lock();
          try {
            while (!full) {
              filled.await();
            }
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          full = true;
          filled.signal();
          lock.unlock();
        });
  }

  void latch() {
    CountDownLatch latch = new CountDownLatch(1);
    race(latch::await, latch::countDown);
  }

  void semaphore() {
    Semaphore semaphore = new Semaphore(0);
    race(semaphore::acquire, semaphore::release);
  }

  void semaphoreAtOnce() {
    Semaphore semaphore = new Semaphore(1);
    race(semaphore::acquire, () -> {});
  }

  void lockInterruptibly() {
    ReentrantLock lock = new ReentrantLock();
    race(
        () -> {
          lock.lockInterruptibly();
          lock.unlock();
        },
        () -> {
          lock.lock();
          lock.unlock();
        });
  }

  void take() {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    race(queue::take, () -> queue.add(1));
  }

  void put() {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.add(1);
    race(() -> queue.put(2), queue::poll);
  }

  void future() {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    race(task::get, task);
  }

  void join() {
    Thread other = new Thread(() -> reached = true);
    other.start();
    race(other::join, () -> reached = true);
  }

  void sleep() {
    race(() -> Thread.sleep(1), () -> {});
  }

  /** Sleeps until it is interrupted. */
  void sleepsForEver() {
    race(
        () -> {
          while (true) {
            Thread.sleep(1);
          }
        },
        () -> {});
  }

  /** Polls until it is interrupted. */
  void polls() {
    race(
        () -> {
          while (!Thread.currentThread().isInterrupted()) {
            Thread.onSpinWait();
          }
        },
        () -> {});
  }

  void park() {
    race(LockSupport::park, () -> {});
  }

  void barrier() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] other = new String[1];
    interrupted(
        barrier::await,
        () -> {
          try {
            barrier.await();
            other[0] = "passed";
          } catch (BrokenBarrierException e) {
            other[0] = "broken";
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
    Outcomes.note(other[0] + ", " + how);
  }

  /** Whoever has interrupted itself gets an end that is there, and waits for nothing. */
  void interruptsItself() {
    Thread over = new Thread(() -> {});
    over.start();
    joined(over);
    Semaphore semaphore = new Semaphore(1);
    Thread thread =
        new Thread(
            telling(
                () -> {
                  Thread.currentThread().interrupt();
                  over.join();
                  semaphore.acquire();
                }));
    threads(() -> reached = true);
    thread.start();
    joined(thread);
    Outcomes.note(how);
  }

  /** One of two is interrupted, one notification comes: who returns hands it on. */
  void notificationIsNotLost() {
    Thread first = new Thread(this::waitsAndHandsOn);
    Thread second = new Thread(this::waitsAndHandsOn);
    first.start();
    second.start();
    threads(
        first::interrupt,
        () -> {
          synchronized (this) {
            full = true;
            notify();
          }
        });
    joined(first);
    joined(second);
    Outcomes.note("both go on");
  }

  private synchronized void waitsAndHandsOn() {
    try {
      while (!full) {
        wait();
      }
      notify();
    } catch (InterruptedException e) {
      waiting++;
    }
  }

  void cancels() throws Exception {
    Semaphore never = new Semaphore(0);
    FutureTask<Integer> task =
        new FutureTask<>(
            () -> {
              never.acquire();
              return 1;
            });
    Thread runner = new Thread(task);
    runner.start();
    boolean cancelled = task.cancel(true);
    runner.join();
    Outcomes.note(cancelled + " " + task.isDone() + " " + task.isCancelled());
  }

  void stopsWorkers() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(1);
    Semaphore never = new Semaphore(0);
    Future<String> first =
        executor.submit(
            () -> {
              try {
                never.acquire();
                return "acquired";
              } catch (InterruptedException e) {
                return "interrupted";
              }
            });
    Future<String> second = executor.submit(() -> "second");
    int left = executor.shutdownNow().size();
    String end = first.get();
    boolean over = executor.awaitTermination(1, TimeUnit.SECONDS);
    Outcomes.note(end + " " + left + " " + over + " " + second.isDone());
  }

  /** An interrupt of one task does not reach the next one of the same thread. */
  void nextTaskIsNotInterrupted() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(1);
    Future<?> first = executor.submit(() -> reached = true);
    Future<Boolean> second = executor.submit(() -> Thread.currentThread().isInterrupted());
    first.cancel(true);
    boolean interrupted = second.get();
    executor.shutdown();
    Outcomes.note("interrupted " + interrupted);
  }

  /** Waiting with a time limit that is never needed. */
  void inTime() {
    Semaphore semaphore = new Semaphore(0);
    race(() -> semaphore.tryAcquire(100, TimeUnit.SECONDS), semaphore::release);
  }

  /** Nobody lets go, and the interrupt comes after others have waited long enough. */
  void afterOthersHaveWaited() throws InterruptedException {
    Semaphore semaphore = new Semaphore(0);
    Thread waiter = new Thread(telling(semaphore::acquire), "waiter");
    waiter.start();
    boolean acquired = semaphore.tryAcquire(10, TimeUnit.MILLISECONDS);
    waiter.interrupt();
    waiter.join();
    Outcomes.note(acquired + " " + how);
  }

  /** What could be had is had before anybody has waited long enough. */
  void waitsNotWithoutNeed() throws InterruptedException {
    Semaphore semaphore = new Semaphore(1);
    CountDownLatch latch = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            telling(
                () -> {
                  semaphore.acquire();
                  latch.countDown();
                }),
            "waiter");
    waiter.start();
    boolean inTime = latch.await(100, TimeUnit.SECONDS);
    waiter.interrupt();
    waiter.join();
    Outcomes.note(inTime + " " + how);
  }
}
