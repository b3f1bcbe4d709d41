package io.mazurka.threads.real;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Real threads that are used again in every run; thread number n of a run is always the same. */
final class ThreadPool implements AutoCloseable {

  private final List<Pooled> threads = new ArrayList<>();

  /** Lets thread number {@code number} do {@code task}, once it is done with what it does now. */
  void run(int number, Runnable task) {
    while (threads.size() <= number) {
      threads.add(new Pooled(threads.size()));
    }
    threads.get(number).begin(task);
  }

  Thread thread(int number) {
    return threads.get(number).thread;
  }

  /** Gives up on a thread that does not come back, and takes a fresh one in its place. */
  void replace(int number) {
    threads.get(number).end();
    threads.set(number, new Pooled(number));
  }

  @Override
  public void close() {
    threads.forEach(Pooled::end);
    threads.clear();
  }

  /** One thread that waits for tasks. */
  private static final class Pooled implements Runnable {

    private static final int SPINS = 20;

    private final Thread thread;
    private volatile @Nullable Runnable task;
    private volatile boolean over;

    Pooled(int number) {
      thread = new Thread(this, "mazurka-" + number);
      thread.setDaemon(true);
      thread.start();
    }

    void begin(Runnable next) {
      while (task != null) {
        Thread.onSpinWait();
      }
      task = next;
      LockSupport.unpark(thread);
    }

    void end() {
      over = true;
      thread.interrupt();
    }

    @Override
    public void run() {
      int idle = 0;
      while (!over) {
        Runnable next = task;
        if (next != null) {
          next.run();
          task = null;
          idle = 0;
        } else if (idle++ < SPINS) {
          Thread.onSpinWait();
        } else {
          LockSupport.park(this);
        }
      }
    }
  }
}
