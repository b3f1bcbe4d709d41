package io.mazurka.threads.real.turns;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Says who may run: one of the pooled threads or the controller. The others are parked. */
public final class Baton {

  public static final int CONTROLLER = -1;

  private final Thread controller = Thread.currentThread();
  private final AtomicLong moves = new AtomicLong();
  private volatile int holder = CONTROLLER;

  public int holder() {
    return holder;
  }

  /** Notes that the holder is alive: it came to an operation. */
  public void move() {
    moves.setRelease(moves.getPlain() + 1);
  }

  /** Lets {@code next} run, which the caller then wakes up. */
  public void giveTo(int next) {
    move();
    holder = next;
  }

  public void passTo(int next, @Nullable Thread thread) {
    giveTo(next);
    LockSupport.unpark(next == CONTROLLER ? controller : thread);
  }

  /** Waits until {@code self} may run. */
  public void await(int self) {
    while (holder != self) {
      LockSupport.park(this);
    }
  }

  /**
   * Waits until the controller may run; returns false if the holder has not come to an operation
   * for {@code millis}.
   */
  public boolean awaitController(long millis) {
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
