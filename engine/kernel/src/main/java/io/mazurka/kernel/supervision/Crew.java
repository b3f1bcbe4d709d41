package io.mazurka.kernel.supervision;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads that work together on a task: each does its share, and the thread that set the task goes
 * on when all are done. That thread is a member, too; so a crew of one needs no other thread.
 */
public final class Crew implements AutoCloseable {

  /**
   * How often a waiting thread looks again before it lets others have the processor: for about a
   * microsecond.
   */
  private static final int LOOKS = 100;

  /** How often a waiting thread looks again before it goes to sleep; waking up takes long. */
  private static final int YIELDS = 10_000;

  private final Thread[] helpers;
  private final Thread leader = Thread.currentThread();
  private final AtomicInteger busy = new AtomicInteger();
  private final AtomicReference<@Nullable Throwable> problem = new AtomicReference<>();

  /**
   * The error that ended a helper between its shares, or null; when memory is full, it can happen
   * anywhere.
   */
  private volatile @Nullable Error loss;

  /** The work of each member on the current task; written before {@link #task}. */
  private IntConsumer share = member -> {};

  /** The number of the current task. */
  private final AtomicInteger task = new AtomicInteger();

  private volatile boolean closed;

  private boolean started;

  /** A crew of {@code members} members; its threads start with the first task. */
  public Crew(int members) {
    this.helpers = new Thread[members - 1];
    Arrays.setAll(helpers, helper -> ModelThread.helper(() -> serve(helper + 1)));
  }

  /** Works as a helper; an error wakes the leader, so that it does not wait for ever. */
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

  /** Has all members do their share, given their number, and returns when all are done. */
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

  /**
   * The throwable as an exception that needs no declaration, for the caller to throw; throws an
   * error at once.
   */
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

  /** Lets other threads have the processor, during a short wait for them. */
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
