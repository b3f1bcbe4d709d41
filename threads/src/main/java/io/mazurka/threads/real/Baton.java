package io.mazurka.threads.real;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Says who may run: one of the pooled threads or the controller. A waiting thread spins for a
 * moment, because most hand-overs come back at once, and then parks.
 */
final class Baton {

  static final int CONTROLLER = -1;

  private static final int SPINS = 20;

  private final Thread controller = Thread.currentThread();
  private final @Nullable Thread[] threads;
  private volatile int holder = CONTROLLER;

  Baton(int most) {
    threads = new Thread[most];
  }

  /** Lets {@code thread} take part as number {@code number}. */
  void add(int number, Thread thread) {
    threads[number] = thread;
  }

  int holder() {
    return holder;
  }

  void passTo(int next) {
    holder = next;
    LockSupport.unpark(next == CONTROLLER ? controller : threads[next]);
  }

  /** Waits until {@code self} may run; whether that was within {@code millis}. */
  boolean await(int self, long millis) {
    for (int spin = 0; spin < SPINS; spin++) {
      if (holder == self) {
        return true;
      }
      Thread.onSpinWait();
    }
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (holder != self) {
      long left = deadline - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      LockSupport.parkNanos(this, left);
    }
    return true;
  }

  /** Waits until {@code self} may run. */
  void await(int self) {
    while (!await(self, Long.MAX_VALUE / 1_000_000 / 2)) {
      Thread.onSpinWait();
    }
  }
}
