package io.mazurka.classes.buggy;

import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers with static forks, who take the left one first. */
final class Philosophers {

  private static final int SEATS = 3;
  private static final ReentrantLock[] FORKS = new ReentrantLock[SEATS];

  private static int meals;

  static {
    for (int seat = 0; seat < SEATS; seat++) {
      FORKS[seat] = new ReentrantLock();
    }
  }

  private Philosophers() {}

  static final class Philosopher extends Thread {

    private final int first;
    private final int second;

    Philosopher(int first, int second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public void run() {
      FORKS[first].lock();
      FORKS[second].lock();
      try {
        assert FORKS[first].isHeldByCurrentThread();
        synchronized (FORKS) {
          meals++;
        }
      } finally {
        FORKS[second].unlock();
        FORKS[first].unlock();
      }
    }
  }

  static final class Broken implements Runnable {

    @Override
    public void run() {
      Threads.run(new Philosopher(0, 1), new Philosopher(1, 2), new Philosopher(2, 0));
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      Threads.run(new Philosopher(0, 1), new Philosopher(1, 2), new Philosopher(0, 2));
      assert meals == SEATS;
    }
  }
}
