package io.mazurka.classes.twins;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Models in static fields, which outlive executions that end in the middle of something. */
public final class Statics extends Twin {

  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition CONDITION = LOCK.newCondition();
  private static final ReentrantReadWriteLock READ_WRITE = new ReentrantReadWriteLock();
  private static final StampedLock STAMPED = new StampedLock();
  private static final Semaphore SEMAPHORE = new Semaphore(1);
  private static final CountDownLatch LATCH = new CountDownLatch(2);
  private static final CyclicBarrier BARRIER = new CyclicBarrier(2);
  private static final Phaser PHASER = new Phaser(2);
  private static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
  private static final ExecutorService POOL = Executors.newFixedThreadPool(2);
  private static final Random RANDOM = new Random(5);
  private static final LongAdder ADDER = new LongAdder();
  private static final LongAccumulator MOST = new LongAccumulator(Long::max, 0);
  private static final AtomicStampedReference<String> STAMP = new AtomicStampedReference<>("a", 0);
  private static final AtomicMarkableReference<String> MARK =
      new AtomicMarkableReference<>("a", false);
  private static int value;

  /** A constant that has something to lock. */
  private enum Keeper {
    ONE;

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> map = new HashMap<>();
    private int value;
  }

  /** Fails in some execution, with whatever was locked still locked. */
  private static void unlucky(int seen) {
    check(seen != 1, "seen between");
  }

  private static void writeTwice(Runnable lock, Runnable unlock) {
    for (int time = 0; time < 2; time++) {
      lock.run();
      value++;
      unlock.run();
    }
  }

  private static void lookOnce(Runnable lock, Runnable unlock) {
    lock.run();
    unlucky(value);
    unlock.run();
  }

  void lock() {
    threads(() -> writeTwice(LOCK::lock, LOCK::unlock), () -> lookOnce(LOCK::lock, LOCK::unlock));
  }

  void condition() {
    threads(
        () -> {
          LOCK.lock();
          while (value == 0) {
            CONDITION.awaitUninterruptibly();
          }
          LOCK.unlock();
        },
        () -> {
          LOCK.lock();
          value++;
          CONDITION.signal();
          unlucky(value);
          LOCK.unlock();
        });
  }

  void readWriteLock() {
    threads(
        () -> writeTwice(READ_WRITE.writeLock()::lock, READ_WRITE.writeLock()::unlock),
        () -> lookOnce(READ_WRITE.readLock()::lock, READ_WRITE.readLock()::unlock));
  }

  void stampedLock() {
    threads(
        () -> writeTwice(STAMPED::writeLock, STAMPED::tryUnlockWrite),
        () -> lookOnce(STAMPED::readLock, STAMPED::tryUnlockRead));
  }

  void semaphore() {
    threads(
        () -> writeTwice(SEMAPHORE::acquireUninterruptibly, SEMAPHORE::release),
        () -> lookOnce(SEMAPHORE::acquireUninterruptibly, SEMAPHORE::release));
  }

  void constant() {
    check(Keeper.ONE.value == 0 && Keeper.ONE.map.isEmpty(), "kept");
    threads(
        () -> {
          Keeper.ONE.lock.lock();
          Keeper.ONE.value++;
          Keeper.ONE.map.put("a", 1);
          Keeper.ONE.lock.unlock();
        },
        () -> {
          Keeper.ONE.lock.lock();
          unlucky(Keeper.ONE.value);
          Keeper.ONE.lock.unlock();
        });
  }

  void future() {
    threads(() -> FUTURE.complete(1), () -> FUTURE.complete(2));
    unlucky(FUTURE.join());
  }

  void pool() throws Exception {
    AtomicInteger count = new AtomicInteger();
    POOL.submit(count::incrementAndGet).get();
    POOL.submit(count::incrementAndGet);
    unlucky(count.get());
  }

  void latch() {
    threads(LATCH::countDown, LATCH::countDown);
    check(LATCH.getCount() == 0, "kept");
  }

  void barrier() {
    Runnable meeting =
        () -> {
          try {
            BARRIER.await();
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        };
    threads(meeting, meeting);
  }

  void phaser() {
    check(PHASER.getPhase() == 0, "kept");
    threads(PHASER::arriveAndAwaitAdvance, PHASER::arriveAndAwaitAdvance);
  }

  void random() {
    Random same = new Random(5);
    check(RANDOM.nextInt(1_000) == same.nextInt(1_000), "kept");
    check(RANDOM.nextGaussian() == same.nextGaussian(), "kept");
    threads(RANDOM::nextInt, RANDOM::nextGaussian);
  }

  void atomics() {
    check(ADDER.sum() == 0 && MOST.get() == 0, "kept");
    check(STAMP.getStamp() == 0 && !MARK.isMarked(), "kept");
    threads(
        () -> {
          ADDER.increment();
          MOST.accumulate(4);
        },
        () -> {
          STAMP.set("b", 1);
          MARK.set("b", true);
        });
  }

  /** The two writes race in some execution, also after one in which they do not. */
  void raceBesideALock() {
    Runnable writing =
        () -> {
          LOCK.lock();
          LOCK.unlock();
          value = 1;
          LOCK.lock();
          LOCK.unlock();
        };
    threads(writing, writing);
  }
}
