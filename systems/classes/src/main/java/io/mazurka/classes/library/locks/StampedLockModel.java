package io.mazurka.classes.library.locks;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationEffect;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/**
 * The model of {@link StampedLock}. A thread that wants to write while others read enters a queue,
 * and threads that want to begin to read after that have to wait.
 */
public class StampedLockModel extends StampedLock {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("this-escape") // The state only notes whose state it is.
  private final transient Shared<Stamped> state = Shared.of(this, Stamped.FREE);

  private final transient WaitingLine<Stamped> line =
      new WaitingLine<>(state, "lock to write", new Queueing());

  /**
   * The state of the lock, and its queue.
   *
   * @param stamp the state as a number, see {@link Stamps}
   * @param queue the number of threads that want to write and prevent others from beginning to read
   */
  private record Stamped(long stamp, int queue) {

    static final Stamped FREE = new Stamped(2 * Stamps.WRITER, 0);

    /** Applies {@code effect} to the number. */
    static <R> OperationEffect<Stamped, R> by(OperationEffect<Long, R> effect) {
      return (now, thread) -> {
        OperationOutcome<Long, R> outcome = effect.in(now.stamp, thread);
        return outcome == null
            ? null
            : new OperationOutcome<>(
                new Stamped(outcome.state(), now.queue), outcome.result(), outcome.write());
      };
    }

    /** Begins to read, unless the queue forbids it. */
    static OperationEffect<Stamped, Long> reading() {
      return (now, thread) -> now.queue > 0 ? null : by(Stamps.reading()).in(now, thread);
    }
  }

  /**
   * The rules of the queue: a writer enters it while others read. While another thread writes,
   * nobody can begin to read anyway.
   */
  private static final class Queueing implements WaitingLine.Rules<Stamped> {

    @Override
    public @Nullable Stamped taken(Stamped now, int thread) {
      OperationOutcome<Long, Long> outcome = Stamps.writing().in(now.stamp(), thread);
      return outcome == null ? null : new Stamped(outcome.state(), now.queue());
    }

    @Override
    public @Nullable Stamped queued(Stamped now, int thread) {
      return (now.stamp() & Stamps.WRITER) == 0 ? new Stamped(now.stamp(), now.queue() + 1) : null;
    }

    @Override
    public @Nullable Stamped served(Stamped now, int thread) {
      return taken(left(now, thread), thread);
    }

    @Override
    public Stamped left(Stamped now, int thread) {
      return new Stamped(now.stamp(), now.queue() - 1);
    }
  }

  @Override
  public long writeLock() {
    line.take();
    return state.state().stamp();
  }

  @Override
  public long writeLockInterruptibly() throws InterruptedException {
    line.takeInterruptibly();
    return state.state().stamp();
  }

  @Override
  public long tryWriteLock() {
    return state.perform(
        Kind.TRYING,
        Order.ATTEMPT,
        "try to lock to write",
        Stamped.by(Stamps.trying(Stamps.writing())));
  }

  @Override
  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return line.takeInTime(time, unit) ? state.state().stamp() : 0;
  }

  @Override
  public long readLock() {
    return state.perform(Kind.BLOCKING, Order.ACQUIRE, "lock to read", Stamped.reading());
  }

  @Override
  public long readLockInterruptibly() throws InterruptedException {
    return state.await(Kind.BLOCKING, Order.ACQUIRE, "lock to read", Stamped.reading());
  }

  @Override
  public long tryReadLock() {
    return state.perform(
        Kind.TRYING,
        Order.ATTEMPT,
        "try to lock to read",
        Stamped.by(Stamps.trying(Stamps.reading())));
  }

  @Override
  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return state.await(
        Kind.BLOCKING,
        Order.ATTEMPT,
        "lock to read in time",
        Stamped.reading(),
        TimeLimit.of(time, unit, 0L));
  }

  private long look(Order order, String verb) {
    return state.perform(
        Kind.PLAIN, order, verb, (now, thread) -> OperationOutcome.read(now, now.stamp()));
  }

  @Override
  public long tryOptimisticRead() {
    long now = look(Order.ACQUIRE, "begin to read");
    return (now & Stamps.WRITER) == 0 ? now & Stamps.VERSION : 0;
  }

  @Override
  public boolean validate(long stamp) {
    return stamp != 0
        && (stamp & Stamps.VERSION) == (look(Order.NOTHING, "validate") & Stamps.VERSION);
  }

  private boolean release(long stamp, long mode) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "unlock",
        Stamped.by(
            (now, thread) -> {
              long next = (stamp & mode) == 0 ? 0 : Stamps.released(now, stamp);
              return next == 0
                  ? OperationOutcome.read(now, false)
                  : OperationOutcome.write(next, true);
            }));
  }

  private static void require(boolean valid) {
    if (!valid) {
      throw new IllegalMonitorStateException();
    }
  }

  @Override
  public void unlockWrite(long stamp) {
    require(release(stamp, Stamps.WRITER));
  }

  @Override
  public void unlockRead(long stamp) {
    require(release(stamp, Stamps.READERS));
  }

  @Override
  public void unlock(long stamp) {
    require(release(stamp, Stamps.MODE));
  }

  /**
   * Releases the lock in this mode, without a stamp; returns false if it is not locked in this
   * mode.
   */
  private boolean releaseAny(long mode) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "unlock",
        Stamped.by(
            (now, thread) ->
                (now & mode) == 0
                    ? OperationOutcome.read(now, false)
                    : OperationOutcome.write(Stamps.released(now, now), true)));
  }

  @Override
  public boolean tryUnlockWrite() {
    return releaseAny(Stamps.WRITER);
  }

  @Override
  public boolean tryUnlockRead() {
    return releaseAny(Stamps.READERS);
  }

  @Override
  public long tryConvertToWriteLock(long stamp) {
    return convert(stamp, Stamps.toWriteLock(stamp));
  }

  @Override
  public long tryConvertToReadLock(long stamp) {
    return convert(stamp, Stamps.toReadLock(stamp));
  }

  @Override
  public long tryConvertToOptimisticRead(long stamp) {
    return convert(stamp, Stamps.toOptimisticRead(stamp));
  }

  private long convert(long stamp, OperationEffect<Long, Long> effect) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "convert",
        Stamped.by(
            Stamps.trying(
                (now, thread) ->
                    (now & Stamps.VERSION) == (stamp & Stamps.VERSION) && stamp != 0
                        ? effect.in(now, thread)
                        : null)));
  }

  @Override
  public boolean isWriteLocked() {
    return (look(Order.NOTHING, "look at") & Stamps.WRITER) != 0;
  }

  @Override
  public boolean isReadLocked() {
    return (look(Order.NOTHING, "look at") & Stamps.READERS) != 0;
  }

  @Override
  public int getReadLockCount() {
    return (int) (look(Order.NOTHING, "look at") & Stamps.READERS);
  }

  @Override
  public Lock asReadLock() {
    return new StampedView(
        this::readLock,
        this::readLockInterruptibly,
        this::tryReadLock,
        this::tryReadLock,
        this::tryUnlockRead);
  }

  @Override
  public Lock asWriteLock() {
    return new StampedView(
        this::writeLock,
        this::writeLockInterruptibly,
        this::tryWriteLock,
        this::tryWriteLock,
        this::tryUnlockWrite);
  }

  @Override
  public ReadWriteLock asReadWriteLock() {
    return new ReadWriteLock() {
      @Override
      public Lock readLock() {
        return asReadLock();
      }

      @Override
      public Lock writeLock() {
        return asWriteLock();
      }
    };
  }

  @Override
  public String toString() {
    return "StampedLock";
  }
}
