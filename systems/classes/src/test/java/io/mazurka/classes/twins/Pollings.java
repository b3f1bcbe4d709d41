package io.mazurka.classes.twins;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Loops that look at something until it changes, each at something else. */
@SuppressWarnings({
  "BoxedPrimitiveEquality",
  "EmptyBlockTag",
  "StatementWithEmptyBody",
  "EmptyWhileStmt"
})
public final class Pollings extends Twin {

  private final AtomicBoolean locked = new AtomicBoolean();
  private final AtomicInteger number = new AtomicInteger();
  private final AtomicReference<Object> reference = new AtomicReference<>(this);
  private int count;

  private void twice(Runnable code) {
    threads(code, code);
  }

  void tryLock() {
    ReentrantLock lock = new ReentrantLock();
    twice(
        () -> {
          while (!lock.tryLock()) {
            Thread.yield();
          }
          count++;
          lock.unlock();
        });
    check(count == 2, "one is lost");
  }

  void tryReadAndWriteLock() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    threads(
        () -> {
          while (!lock.readLock().tryLock()) {}
          lock.readLock().unlock();
        },
        () -> {
          while (!lock.writeLock().tryLock()) {}
          lock.writeLock().unlock();
        });
  }

  void tryAcquire() {
    Semaphore semaphore = new Semaphore(1);
    twice(
        () -> {
          while (!semaphore.tryAcquire()) {}
          semaphore.release();
        });
  }

  void tryAcquireForEver() {
    Semaphore semaphore = new Semaphore(0);
    threads(
        () -> {
          while (!semaphore.tryAcquire()) {}
        });
  }

  private void pollsUntilOneIsThere(Queue<Integer> queue) {
    threads(
        () -> queue.add(1),
        () -> {
          Integer taken = queue.poll();
          while (taken == null) {
            taken = queue.poll();
          }
          check(taken == 1, "another one");
        });
  }

  void pollQueue() {
    pollsUntilOneIsThere(new ConcurrentLinkedQueue<>());
  }

  void pollBlockingQueue() {
    pollsUntilOneIsThere(new LinkedBlockingQueue<>());
  }

  void isDone() {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> done = pool.submit(() -> count++);
    while (!done.isDone()) {}
    check(count == 1, "not done");
    pool.shutdown();
  }

  void isTerminated() {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> count++);
    pool.shutdown();
    while (!pool.isTerminated()) {}
    check(count == 1, "not done");
  }

  void isCompleted() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    threads(
        () -> future.complete(1),
        () -> {
          while (!future.isDone()) {}
        });
  }

  void getCount() {
    CountDownLatch latch = new CountDownLatch(1);
    threads(
        latch::countDown,
        () -> {
          while (latch.getCount() > 0) {}
        });
  }

  void isAlive() {
    Thread other = new Thread(() -> count++);
    other.start();
    while (other.isAlive()) {}
    check(count == 1, "still alive");
  }

  void mapGet() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    threads(
        () -> map.put("a", 1),
        () -> {
          while (map.get("a") == null) {}
        });
  }

  void mapAsALock() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    twice(
        () -> {
          while (map.putIfAbsent("a", 1) != null) {}
          count++;
          map.remove("a");
        });
    check(count == 2, "one is lost");
  }

  void isEmpty() {
    List<Integer> list = new CopyOnWriteArrayList<>();
    threads(
        () -> list.add(1),
        () -> {
          while (list.isEmpty()) {}
        });
  }

  void getStamp() {
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
    threads(
        () -> stamped.set("a", 1),
        () -> {
          while (stamped.getStamp() == 0) {}
        });
  }

  void sum() {
    DoubleAdder adder = new DoubleAdder();
    threads(
        () -> adder.add(0.5),
        () -> {
          while (adder.sum() == 0) {}
        });
  }

  @SuppressWarnings({"removal", "BoxedPrimitiveConstructor", "NumberEquality"}) // another object
  void sameNumberInAnotherBox() {
    Integer before = new Integer(1_000);
    AtomicReference<Integer> box = new AtomicReference<>(before);
    threads(
        () -> box.set(new Integer(1_000)),
        () -> {
          while (box.get() == before) {}
        });
  }

  void testAndTestAndSet() {
    twice(
        () -> {
          while (locked.get() || !locked.compareAndSet(false, true)) {}
          count++;
          locked.set(false);
        });
    check(count == 2, "one is lost");
  }

  void conditionsAtTheEnd() {
    threads(
        () -> {
          number.set(1);
          reference.set(null);
          number.set(2);
        },
        () -> {
          do {} while (number.get() == 0);
          do {} while (reference.get() != null);
          do {} while (number.get() < 2);
        });
  }

  void countsItsTurns() {
    threads(
        () -> locked.set(true),
        () -> {
          int turns = 0;
          while (!locked.get()) {
            turns++;
          }
          check(turns >= 0, "too many");
        });
  }
}
