package io.mazurka.classes.library;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.Shared.TimeLimit;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The model of {@link StampedLock}; its state is the number that {@link Stamps} tells of. */
public class StampedLockModel extends StampedLock {

  private static final long serialVersionUID = 1L;
  private final transient Shared<Long> state = Shared.of(this, 2 * Stamps.WRITER);

  @Override
  public long writeLock() {
    return state.perform(Kind.BLOCKING, Order.ACQUIRE, "lock to write", Stamps.writing());
  }

  @Override
  public long writeLockInterruptibly() throws InterruptedException {
    return state.await(Kind.BLOCKING, Order.ACQUIRE, "lock to write", Stamps.writing());
  }

  @Override
  public long tryWriteLock() {
    return state.perform(
        Kind.TRYING, Order.BOTH, "try to lock to write", Stamps.trying(Stamps.writing()));
  }

  @Override
  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return state.await(
        Kind.BLOCKING,
        Order.BOTH,
        "lock to write in time",
        Stamps.writing(),
        TimeLimit.of(time, unit, 0L));
  }

  @Override
  public long readLock() {
    return state.perform(Kind.BLOCKING, Order.ACQUIRE, "lock to read", Stamps.reading());
  }

  @Override
  public long readLockInterruptibly() throws InterruptedException {
    return state.await(Kind.BLOCKING, Order.ACQUIRE, "lock to read", Stamps.reading());
  }

  @Override
  public long tryReadLock() {
    return state.perform(
        Kind.TRYING, Order.BOTH, "try to lock to read", Stamps.trying(Stamps.reading()));
  }

  @Override
  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return state.await(
        Kind.BLOCKING,
        Order.BOTH,
        "lock to read in time",
        Stamps.reading(),
        TimeLimit.of(time, unit, 0L));
  }

  private long look(String verb) {
    return state.perform(
        Kind.PLAIN, Order.ACQUIRE, verb, (now, thread) -> OperationOutcome.read(now, now));
  }

  @Override
  public long tryOptimisticRead() {
    long now = look("begin to read");
    return (now & Stamps.WRITER) == 0 ? now & Stamps.VERSION : 0;
  }

  @Override
  public boolean validate(long stamp) {
    return stamp != 0 && (stamp & Stamps.VERSION) == (look("validate") & Stamps.VERSION);
  }

  private boolean release(long stamp, long mode) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "unlock",
        (now, thread) -> {
          long next = (stamp & mode) == 0 ? 0 : Stamps.released(now, stamp);
          return next == 0 ? OperationOutcome.read(now, false) : OperationOutcome.write(next, true);
        });
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

  /** Gives up whatever is locked; zero mode if that is nothing. */
  private boolean releaseAny(long mode) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "unlock",
        (now, thread) ->
            (now & mode) == 0
                ? OperationOutcome.read(now, false)
                : OperationOutcome.write(Stamps.released(now, now), true));
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
        Stamps.trying(
            (now, thread) ->
                (now & Stamps.VERSION) == (stamp & Stamps.VERSION) && stamp != 0
                    ? effect.in(now, thread)
                    : null));
  }

  @Override
  public boolean isWriteLocked() {
    return (look("look at") & Stamps.WRITER) != 0;
  }

  @Override
  public boolean isReadLocked() {
    return (look("look at") & Stamps.READERS) != 0;
  }

  @Override
  public int getReadLockCount() {
    return (int) (look("look at") & Stamps.READERS);
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
