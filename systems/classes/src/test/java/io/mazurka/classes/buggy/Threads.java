package io.mazurka.classes.buggy;

/** Starts threads and waits for them. */
final class Threads {

  private Threads() {}

  static void run(Thread... threads) {
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static void both(Runnable first, Runnable second) {
    run(new Thread(first), new Thread(second));
  }
}
