package io.mazurka.threads.real;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Says who may run: one of the pooled threads or the controller. The others are parked. */
final class Baton {

  static final int CONTROLLER = -1;

  /** How often a thread looks whether it is its turn again before it goes to sleep. */
  private static final int PATIENT_LOOKS = 50;

  private final Thread controller = Thread.currentThread();
  private final AtomicLong moves = new AtomicLong();
  private volatile int holder = CONTROLLER;

  int holder() {
    return holder;
  }

  /** The holder is alive: it came to an operation. */
  void move() {
    moves.setRelease(moves.getPlain() + 1);
  }

  /** Lets {@code next} run, which the caller then wakes up. */
  void giveTo(int next) {
    move();
    holder = next;
  }

  void passTo(int next, @Nullable Thread thread) {
    giveTo(next);
    LockSupport.unpark(next == CONTROLLER ? controller : thread);
  }

  /**
   * Waits until {@code self} may run. That is soon, as a rule, and giving up the processor a few
   * times costs less than being put to sleep and woken up.
   */
  @SuppressWarnings("ThreadPriorityCheck") // only the time it takes depends on the scheduler
  void await(int self) {
    for (int look = 0; look < PATIENT_LOOKS && holder != self; look++) {
      Thread.yield();
    }
    while (holder != self) {
      LockSupport.park(this);
    }
  }

  /**
   * Waits until the controller may run; false once whoever may has not come to an operation for
   * {@code millis}.
   */
  boolean awaitController(long millis) {
    long patience = TimeUnit.MILLISECONDS.toNanos(millis);
    long seen = moves.getAcquire();
    long deadline = System.nanoTime() + patience;
    while (holder != CONTROLLER) {
      long left = deadline - System.nanoTime();
      if (left > 0) {
        LockSupport.parkNanos(this, left);
      } else if (moves.getAcquire() == seen) {
        return false;
      } else {
        seen = moves.getAcquire();
        deadline = System.nanoTime() + patience;
      }
    }
    return true;
  }
}
