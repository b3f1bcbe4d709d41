package io.mazurka.classes.twins;

/** What the twins of the published programs have in common. */
public abstract class Twin {

  /** A thread's code, which knows its number. */
  interface Numbered {
    void run(int number);
  }

  /** Runs {@code count} threads, and waits for them. */
  static void threads(int count, Numbered code) {
    Runnable[] all = new Runnable[count];
    for (int index = 0; index < count; index++) {
      int number = index;
      all[index] = () -> code.run(number);
    }
    threads(all);
  }

  static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  static void threads(Runnable... codes) {
    Thread[] threads = new Thread[codes.length];
    for (int index = 0; index < codes.length; index++) {
      threads[index] = new Thread(codes[index]);
    }
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
}
