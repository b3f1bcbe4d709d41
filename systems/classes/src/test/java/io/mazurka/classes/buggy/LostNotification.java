package io.mazurka.classes.buggy;

/** A thread looks whether it must wait before it has the lock, and misses the notification. */
final class LostNotification {

  private static final Object LOCK = new Object();

  private static volatile boolean ready;

  private LostNotification() {}

  private static void announce() {
    ready = true;
    synchronized (LOCK) {
      LOCK.notify();
    }
  }

  private static void await() {
    synchronized (LOCK) {
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.both(
          LostNotification::announce,
          () -> {
            if (!ready) {
              await();
            }
          });
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      Threads.both(
          LostNotification::announce,
          () -> {
            synchronized (LOCK) {
              while (!ready) {
                await();
              }
            }
          });
      assert ready;
    }
  }
}
