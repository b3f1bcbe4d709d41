package io.mazurka.classes.buggy;

import java.util.concurrent.atomic.AtomicBoolean;

/** A lock that spins on a static flag: tested and set in two steps, or in one. */
final class SpinLock {

  private static final AtomicBoolean TAKEN = new AtomicBoolean();

  private static int inside;

  private SpinLock() {}

  private static final class Worker extends Thread {

    private final boolean atOnce;

    Worker(boolean atOnce) {
      this.atOnce = atOnce;
    }

    private void lock() {
      if (atOnce) {
        do {
          while (TAKEN.get()) {
            Thread.onSpinWait();
          }
        } while (!TAKEN.compareAndSet(false, true));
      } else {
        while (TAKEN.get()) {
          Thread.onSpinWait();
        }
        TAKEN.set(true);
      }
    }

    @Override
    public void run() {
      lock();
      inside++;
      assert inside == 1 : inside + " are inside";
      inside--;
      TAKEN.set(false);
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.run(new Worker(false), new Worker(false));
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      Threads.run(new Worker(true), new Worker(true));
    }
  }
}
