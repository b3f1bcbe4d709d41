package io.mazurka.classes.twins;

import io.mazurka.classes.Outside;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What tests must not do. */
public final class Misuses extends Twin {

  private volatile int count;

  /** A synchronizer of its own. */
  private static final class Own extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1L;
  }

  void ownSynchronizer() {
    new Own().acquire(1);
  }

  /** Code under test runs on a thread that the test did not start. */
  void strangerThread() {
    threads(() -> Outside.runOnThread(() -> count++));
  }

  /** Waits for something that is not explored. */
  void nativeWait() {
    threads(Outside::waitForEver, () -> count++);
  }

  void leftRunning() {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            },
            "left")
        .start();
  }

  void leftAtWork() {
    new Thread(() -> count = count + 1).start();
    count = count + 1;
  }

  void swallowsEverything() {
    threads(
        () -> {
          try {
            new ForkJoinPool();
          } catch (Throwable e) {
            count++;
          }
        },
        () -> count++);
  }

  void dependsOnChance() {
    int[] drawn = {Outside.next()};
    threads(() -> count = drawn[0], () -> count = 2);
    if (drawn[0] % 2 == 0) {
      threads(() -> count = 3, () -> count = 4);
    }
  }

  void exits() {
    threads(() -> System.exit(1), () -> count++);
  }

  void halts() {
    threads(() -> Runtime.getRuntime().halt(1), () -> count++);
  }

  void overflows() {
    threads(() -> count = depth(1), () -> count++);
  }

  private static int depth(int depth) {
    return depth < 0 ? 0 : depth(depth / 2 + 1) + 1;
  }

  void usesATimer() {
    new java.util.Timer();
  }

  void usesParallelStreams() {
    count = java.util.List.of(1, 2).parallelStream().mapToInt(one -> one).sum();
  }

  void tooManyThreads() {
    for (int number = 0; number < 100; number++) {
      new Thread(() -> count++).start();
    }
  }

  /** A lock with a question of its own. */
  private static final class OwnLock extends ReentrantLock {
    private static final long serialVersionUID = 1L;
  }

  void inheritedQueue() {
    OwnLock lock = new OwnLock();
    threads(lock::lock, () -> check(!lock.hasQueuedThreads(), "somebody waits"));
  }

  /** The same with readers. */
  private static final class OwnReadWriteLock extends ReentrantReadWriteLock {
    private static final long serialVersionUID = 1L;
  }

  void inheritedQueueOfReaders() {
    OwnReadWriteLock lock = new OwnReadWriteLock();
    threads(() -> check(!lock.hasQueuedThreads(), "somebody waits"), () -> {});
  }

  /** The same with permits. */
  private static final class OwnSemaphore extends Semaphore {
    private static final long serialVersionUID = 1L;

    OwnSemaphore() {
      super(1);
    }
  }

  void inheritedQueueLength() {
    OwnSemaphore semaphore = new OwnSemaphore();
    threads(() -> check(semaphore.getQueueLength() == 0, "somebody waits"), () -> {});
  }
}
