package io.mazurka.kernel.supervision;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Threads that work together on a task: each does its share, and the thread that set the task goes
 * on when all are done. That thread is a member, too; so a crew of one needs no other thread.
 *
 * <p>Who waits looks again for some microseconds, if there is a processor for each member, and then
 * sleeps until it is woken. Members wake each other, each at most two, so that nobody wakes all.
 */
public final class Crew implements AutoCloseable {

  /** How long a waiting thread looks again before it sleeps; waking up takes longer. */
  private static final long LOOKING_NANOS = 20_000;

  /** How often a thread looks again between two looks at the clock. */
  private static final int LOOKS = 64;

  private final Thread[] helpers;
  private final Thread leader = Thread.currentThread();

  /** Zero if there are more members than processors, so that a wait only delays the others. */
  private final long lookingNanos;

  /** Whether each member sleeps, or is about to; written by the member. */
  private final Sleeper[] sleepers;

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
    this.sleepers = new Sleeper[members];
    Arrays.setAll(sleepers, member -> new Sleeper());
    this.lookingNanos = members <= Runtime.getRuntime().availableProcessors() ? LOOKING_NANOS : 0;
  }

  /** Says of one member whether it sleeps; an object of its own, so that members share no line. */
  private static final class Sleeper {
    volatile boolean sleeps;
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
    wakeNext(0);
    perform(0);
    await(0, this::isDone);
    Throwable thrown = loss == null ? problem.getAndSet(null) : loss;
    if (thrown != null) {
      throw unchecked(thrown);
    }
  }

  /** Whether all helpers are done, or one of them will never be. */
  private boolean isDone() {
    return busy.get() == 0 || loss != null;
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
    int[] seen = {0};
    BooleanSupplier isCalled = () -> task.get() != seen[0] || closed;
    while (true) {
      await(member, isCalled);
      wakeNext(member);
      if (closed) {
        return;
      }
      seen[0] = task.get();
      perform(member);
      if (busy.decrementAndGet() == 0) {
        wake(0);
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

  /** Waits until something is so; whoever makes it so wakes this member. */
  private void await(int member, BooleanSupplier isSo) {
    long start = System.nanoTime();
    do {
      for (int looks = 0; looks < LOOKS; looks++) {
        if (isSo.getAsBoolean()) {
          return;
        }
        Thread.onSpinWait();
      }
    } while (System.nanoTime() - start < lookingNanos);
    Sleeper own = sleepers[member];
    own.sleeps = true;
    while (!isSo.getAsBoolean()) {
      LockSupport.park(this);
    }
    own.sleeps = false;
  }

  /** Wakes the two members that this member has to wake. */
  private void wakeNext(int member) {
    for (int next = 2 * member + 1; next <= Math.min(2 * member + 2, helpers.length); next++) {
      wake(next);
    }
  }

  private void wake(int member) {
    if (sleepers[member].sleeps) {
      LockSupport.unpark(member == 0 ? leader : helpers[member - 1]);
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Thread helper : helpers) {
      LockSupport.unpark(helper);
    }
  }
}
