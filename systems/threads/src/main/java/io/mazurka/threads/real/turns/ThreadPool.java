package io.mazurka.threads.real.turns;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Real threads that are reused in every run; thread number n of a run is always the same real
 * thread.
 */
public final class ThreadPool implements AutoCloseable {

  private final List<Pooled> threads = new ArrayList<>();

  /** Lets thread {@code number} run {@code task} after its current task. */
  public void run(int number, Runnable task) {
    while (threads.size() <= number) {
      threads.add(new Pooled(threads.size()));
    }
    threads.get(number).begin(task);
  }

  public Thread thread(int number) {
    return threads.get(number).thread;
  }

  /** Gives up on a thread that does not come back, and puts a new thread in its place. */
  public void replace(int number) {
    threads.get(number).end();
    threads.set(number, new Pooled(number));
  }

  /** Ends all threads; idle threads end at once. */
  @Override
  public void close() {
    threads.forEach(Pooled::end);
    threads.clear();
  }

  /** One thread that waits for tasks. */
  private static final class Pooled implements Runnable {

    private final Thread thread;
    private final AtomicReference<Runnable> task = new AtomicReference<>();
    private volatile boolean over;

    Pooled(int number) {
      thread = new PooledThread(this, "mazurka-" + number);
      thread.start();
    }

    /**
     * Hands over the next task. The thread may not have left its last task yet, but that task does
     * nothing any more.
     */
    void begin(Runnable next) {
      task.set(next);
      LockSupport.unpark(thread);
    }

    void end() {
      over = true;
      thread.interrupt();
    }

    @Override
    public void run() {
      while (!over) {
        Runnable next = task.getAndSet(null);
        if (next == null) {
          LockSupport.park(this);
        } else {
          next.run();
        }
      }
    }
  }
}
