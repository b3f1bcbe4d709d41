package io.mazurka.kernel.supervision;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads that work together: each does its share of a task, and the one that has set it goes on
 * when all are done. That one is a member, too; so one alone needs no other thread.
 */
public final class Crew implements AutoCloseable {

  /** How often to look again before letting others have the processor: for a microsecond or so. */
  private static final int LOOKS = 100;

  /** How often to look again before going to sleep, which takes long to wake up from. */
  private static final int YIELDS = 10_000;

  private final Thread[] helpers;
  private final Thread leader = Thread.currentThread();
  private final AtomicInteger busy = new AtomicInteger();
  private final AtomicReference<@Nullable Throwable> problem = new AtomicReference<>();

  /** What ended a helper between its shares; with full memory that can happen anywhere. */
  private volatile @Nullable Error loss;

  /** What is to be done; written before {@link #task}. */
  private IntConsumer share = member -> {};

  /** The number of the task set last. */
  private final AtomicInteger task = new AtomicInteger();

  private volatile boolean closed;

  private boolean started;

  /** A crew of so many members, whose threads start when there is something to do. */
  public Crew(int members) {
    this.helpers = new Thread[members - 1];
    Arrays.setAll(helpers, helper -> ModelThread.helper(() -> serve(helper + 1)));
  }

  /** Works, and lets nobody wait for ever for one that cannot go on. */
  private void serve(int member) {
    try {
      work(member);
    } catch (Error e) {
      loss = e;
      LockSupport.unpark(leader);
    }
  }

  private void start() {
    if (!started) {
      started = true;
      for (Thread helper : helpers) {
        helper.start();
      }
    }
  }

  /** Has all members do their share, each told its number, and returns when all have done it. */
  public void run(IntConsumer work) {
    start();
    share = work;
    busy.set(helpers.length);
    task.incrementAndGet();
    for (Thread helper : helpers) {
      LockSupport.unpark(helper);
    }
    perform(0);
    for (int looks = 0; busy.get() > 0 && loss == null; looks++) {
      pause(looks);
    }
    Throwable thrown = loss == null ? problem.getAndSet(null) : loss;
    if (thrown != null) {
      throw unchecked(thrown);
    }
  }

  /** An exception that needs no declaration, to be thrown; an error is thrown at once. */
  public static RuntimeException unchecked(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return (RuntimeException) thrown;
  }

  private void work(int member) {
    int seen = 0;
    while (true) {
      for (int looks = 0; task.get() == seen && !closed; looks++) {
        pause(looks);
      }
      if (closed) {
        return;
      }
      seen = task.get();
      perform(member);
      if (busy.decrementAndGet() == 0) {
        LockSupport.unpark(leader);
      }
    }
  }

  private void perform(int member) {
    try {
      share.accept(member);
    } catch (RuntimeException | Error e) {
      problem.compareAndSet(null, e);
    }
  }

  private static void pause(int looks) {
    if (looks < LOOKS) {
      Thread.onSpinWait();
    } else if (looks < YIELDS) {
      letOthers();
    } else {
      LockSupport.park();
    }
  }

  /** Lets others have the processor: for a wait that is short if they are at work. */
  @SuppressWarnings("ThreadPriorityCheck") // nothing depends on when it is this thread's turn again
  public static void letOthers() {
    Thread.yield();
  }

  @Override
  public void close() {
    closed = true;
    for (Thread helper : helpers) {
      LockSupport.unpark(helper);
    }
  }
}
