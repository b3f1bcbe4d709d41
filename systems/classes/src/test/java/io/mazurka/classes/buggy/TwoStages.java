package io.mazurka.classes.buggy;

import java.util.concurrent.locks.ReentrantLock;

/** Two numbers that belong together are written in two critical sections. */
final class TwoStages {

  private static final ReentrantLock FIRST = new ReentrantLock();
  private static final ReentrantLock SECOND = new ReentrantLock();

  private static int number;
  private static int successor;

  private TwoStages() {}

  private static void writeFirst() {
    FIRST.lock();
    try {
      number = 1;
    } finally {
      FIRST.unlock();
    }
  }

  private static void writeSecond() {
    SECOND.lock();
    try {
      successor = number() + 1;
    } finally {
      SECOND.unlock();
    }
  }

  private static int number() {
    FIRST.lock();
    try {
      return number;
    } finally {
      FIRST.unlock();
    }
  }

  private static int successor() {
    SECOND.lock();
    try {
      return successor;
    } finally {
      SECOND.unlock();
    }
  }

  private static void check() {
    int seen = number();
    if (seen != 0) {
      int next = successor();
      assert next == seen + 1 : next + " follows " + seen;
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.both(
          () -> {
            writeFirst();
            writeSecond();
          },
          TwoStages::check);
    }
  }

  static final class Mended implements Runnable {

    private final ReentrantLock both = new ReentrantLock();

    @Override
    public void run() {
      Threads.both(
          () -> {
            both.lock();
            writeFirst();
            writeSecond();
            both.unlock();
          },
          () -> {
            both.lock();
            check();
            both.unlock();
          });
    }
  }
}
