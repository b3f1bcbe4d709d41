package io.mazurka.classes.library;

import io.mazurka.classes.runtime.Order;
import io.mazurka.classes.runtime.Shared;
import io.mazurka.classes.runtime.TimeLimit;
import io.mazurka.threads.objects.Operation.Kind;
import io.mazurka.threads.objects.OperationEffect;
import io.mazurka.threads.objects.OperationOutcome;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * The model of {@link StampedLock}. Its state is a number as in the JDK, so that stamps can be told
 * apart by the same static methods: the lowest seven bits count readers, the next one tells of a
 * writer, and the others change whenever a writer has left.
 */
public class StampedLockModel extends StampedLock {

  private static final long serialVersionUID = 1L;
  private static final long READERS = 127;
  private static final long WRITER = 128;
  private static final long MODE = READERS | WRITER;
  private static final long VERSION = ~READERS;

  private final transient Shared<Long> state = Shared.of(this, 2 * WRITER);

  private static OperationEffect<Long, Long> writing() {
    return (now, thread) ->
        (now & MODE) == 0 ? OperationOutcome.write(now | WRITER, now | WRITER) : null;
  }

  private static OperationEffect<Long, Long> reading() {
    return (now, thread) ->
        (now & WRITER) == 0 && (now & READERS) < READERS
            ? OperationOutcome.write(now + 1, now + 1)
            : null;
  }

  private static <S> OperationEffect<S, Long> trying(OperationEffect<S, Long> effect) {
    return (now, thread) -> {
      OperationOutcome<S, Long> taken = effect.in(now, thread);
      return taken == null ? OperationOutcome.read(now, 0L) : taken;
    };
  }

  @Override
  public long writeLock() {
    return state.perform(Kind.BLOCKING, Order.ACQUIRE, "lock to write", writing());
  }

  @Override
  public long writeLockInterruptibly() throws InterruptedException {
    return state.await(Kind.BLOCKING, Order.ACQUIRE, "lock to write", writing());
  }

  @Override
  public long tryWriteLock() {
    return state.perform(Kind.TRYING, Order.BOTH, "try to lock to write", trying(writing()));
  }

  @Override
  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return state.await(
        Kind.BLOCKING,
        Order.BOTH,
        "lock to write in time",
        writing(),
        TimeLimit.of(time, unit, 0L));
  }

  @Override
  public long readLock() {
    return state.perform(Kind.BLOCKING, Order.ACQUIRE, "lock to read", reading());
  }

  @Override
  public long readLockInterruptibly() throws InterruptedException {
    return state.await(Kind.BLOCKING, Order.ACQUIRE, "lock to read", reading());
  }

  @Override
  public long tryReadLock() {
    return state.perform(Kind.TRYING, Order.BOTH, "try to lock to read", trying(reading()));
  }

  @Override
  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return state.await(
        Kind.BLOCKING, Order.BOTH, "lock to read in time", reading(), TimeLimit.of(time, unit, 0L));
  }

  private long look(String verb) {
    return state.perform(
        Kind.PLAIN, Order.ACQUIRE, verb, (now, thread) -> OperationOutcome.read(now, now));
  }

  @Override
  public long tryOptimisticRead() {
    long now = look("begin to read");
    return (now & WRITER) == 0 ? now & VERSION : 0;
  }

  @Override
  public boolean validate(long stamp) {
    return stamp != 0 && (stamp & VERSION) == (look("validate") & VERSION);
  }

  /** What a stamp becomes if its mode is given up: another version, or one reader less. */
  private static long released(long now, long stamp) {
    boolean valid = (stamp & MODE) != 0 && (now & VERSION) == (stamp & VERSION);
    boolean writes = (stamp & WRITER) != 0;
    if (!valid || (writes ? now != stamp : (now & READERS) == 0)) {
      return 0;
    }
    return writes ? now + WRITER : now - 1;
  }

  private boolean release(long stamp, long mode) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "unlock",
        (now, thread) -> {
          long next = (stamp & mode) == 0 ? 0 : released(now, stamp);
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
    require(release(stamp, WRITER));
  }

  @Override
  public void unlockRead(long stamp) {
    require(release(stamp, READERS));
  }

  @Override
  public void unlock(long stamp) {
    require(release(stamp, MODE));
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
                : OperationOutcome.write(released(now, now), true));
  }

  @Override
  public boolean tryUnlockWrite() {
    return releaseAny(WRITER);
  }

  @Override
  public boolean tryUnlockRead() {
    return releaseAny(READERS);
  }

  @Override
  public long tryConvertToWriteLock(long stamp) {
    return convert(
        stamp,
        (now, thread) -> {
          long readers = now & READERS;
          boolean alone = (stamp & MODE) == 0 ? readers == 0 : readers == 1;
          if ((stamp & WRITER) != 0) {
            return now == stamp ? OperationOutcome.read(now, stamp) : null;
          }
          long locked = (now & VERSION) | WRITER;
          return alone && (now & WRITER) == 0 ? OperationOutcome.write(locked, locked) : null;
        });
  }

  @Override
  public long tryConvertToReadLock(long stamp) {
    return convert(
        stamp,
        (now, thread) -> {
          if ((stamp & WRITER) != 0) {
            long next = now + WRITER + 1;
            return now == stamp ? OperationOutcome.write(next, next) : null;
          }
          return (stamp & READERS) != 0
              ? OperationOutcome.read(now, stamp)
              : reading().in(now, thread);
        });
  }

  @Override
  public long tryConvertToOptimisticRead(long stamp) {
    return convert(
        stamp,
        (now, thread) -> {
          if ((stamp & MODE) == 0) {
            return OperationOutcome.read(now, stamp);
          }
          long next = released(now, stamp);
          return next == 0 ? null : OperationOutcome.write(next, next & VERSION);
        });
  }

  private long convert(long stamp, OperationEffect<Long, Long> effect) {
    return state.perform(
        Kind.TRYING,
        Order.BOTH,
        "convert",
        trying(
            (now, thread) ->
                (now & VERSION) == (stamp & VERSION) && stamp != 0
                    ? effect.in(now, thread)
                    : null));
  }

  @Override
  public boolean isWriteLocked() {
    return (look("look at") & WRITER) != 0;
  }

  @Override
  public boolean isReadLocked() {
    return (look("look at") & READERS) != 0;
  }

  @Override
  public int getReadLockCount() {
    return (int) (look("look at") & READERS);
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
