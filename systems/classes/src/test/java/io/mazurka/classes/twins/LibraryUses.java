package io.mazurka.classes.twins;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Small pieces of code, each about one class of the concurrent library. */
public final class LibraryUses extends Twin {

  private int count;

  /** Code that may be interrupted, which nobody does here. */
  private interface Waiting {
    void run() throws Exception;
  }

  private static Runnable calm(Waiting code) {
    return () -> {
      try {
        code.run();
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    };
  }

  void semaphore() {
    Semaphore semaphore = new Semaphore(1);
    Runnable code =
        calm(
            () -> {
              semaphore.acquire();
              count++;
              semaphore.release();
            });
    threads(code, code, code);
    require(3);
  }

  private void require(int expected) {
    if (count != expected) {
      throw new AssertionError("the count is " + count);
    }
  }

  void latch() {
    CountDownLatch latch = new CountDownLatch(1);
    threads(
        () -> {
          count = 1;
          latch.countDown();
        },
        calm(
            () -> {
              latch.await();
              require(1);
            }));
  }

  void latchInTime() {
    CountDownLatch latch = new CountDownLatch(1);
    threads(
        latch::countDown,
        calm(
            () -> {
              if (!latch.await(1, TimeUnit.SECONDS)) {
                throw new AssertionError("too late");
              }
            }));
  }

  void latchTooLate() {
    CountDownLatch latch = new CountDownLatch(2);
    threads(
        latch::countDown,
        calm(
            () -> {
              if (latch.await(1, TimeUnit.SECONDS)) {
                throw new AssertionError("in time");
              }
            }));
  }

  void barrier() {
    CyclicBarrier barrier = new CyclicBarrier(2, () -> count++);
    Runnable code =
        calm(
            () -> {
              barrier.await();
              barrier.await();
            });
    threads(code, code);
    require(2);
  }

  void queue() {
    hand(new ArrayBlockingQueue<>(1));
  }

  void linkedQueue() {
    hand(new LinkedBlockingQueue<>());
  }

  private void hand(BlockingQueue<Integer> queue) {
    threads(
        calm(
            () -> {
              queue.put(1);
              queue.put(2);
            }),
        calm(
            () -> {
              if (queue.take() != 1 || queue.take() != 2) {
                throw new AssertionError();
              }
            }));
  }

  void readWriteLock() {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    Runnable reader =
        () -> {
          lock.readLock().lock();
          int seen = count;
          lock.readLock().unlock();
          if (seen == 1) {
            throw new AssertionError();
          }
        };
    threads(
        reader,
        reader,
        () -> {
          lock.writeLock().lock();
          count++;
          count++;
          lock.writeLock().unlock();
        });
  }

  void condition() {
    ReentrantLock lock = new ReentrantLock();
    Condition ready = lock.newCondition();
    threads(
        calm(
            () -> {
              lock.lock();
              while (count == 0) {
                ready.await();
              }
              lock.unlock();
            }),
        () -> {
          lock.lock();
          count = 1;
          ready.signal();
          lock.unlock();
        });
  }

  void map() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    threads(3, number -> map.merge("count", 1, Integer::sum));
    if (map.get("count") != 3) {
      throw new AssertionError(map);
    }
  }

  void checkThenAct() {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    threads(
        2,
        number -> {
          Integer before = map.get("count");
          map.put("count", before == null ? 1 : before + 1);
        });
    if (map.get("count") != 2) {
      throw new AssertionError(map.toString());
    }
  }

  void racyList() {
    List<Integer> list = new ArrayList<>();
    threads(2, list::add);
  }

  void readBoth(Map<Integer, Integer> map) {
    ReadWriteLock lock = new ReentrantReadWriteLock();
    map.put(0, 0);
    map.put(1, 1);
    threads(
        2,
        number -> {
          lock.readLock().lock();
          map.get(number);
          lock.readLock().unlock();
        });
  }

  void mapInOrderOfInsertion() {
    readBoth(new LinkedHashMap<>());
  }

  void mapInOrderOfAccess() {
    readBoth(new LinkedHashMap<>(16, 0.75f, true));
  }

  void mapWithWeakKeys() {
    readBoth(new WeakHashMap<>());
  }

  void racyEnumMap() {
    Map<Thread.State, Integer> map = new EnumMap<>(Thread.State.class);
    threads(2, number -> map.put(Thread.State.NEW, number));
  }

  private static final Map<Integer, Integer> SEEN = new HashMap<>(Map.of(7, 7));
  private static final List<Integer> ORDER = new ArrayList<>();
  private static final BitSet MARKS = new BitSet();

  void staticCollections() {
    if (!SEEN.equals(Map.of(7, 7)) || !ORDER.isEmpty() || !MARKS.isEmpty()) {
      throw new AssertionError("left over: %s %s %s".formatted(SEEN, ORDER, MARKS));
    }
    threads(
        2,
        number -> {
          synchronized (SEEN) {
            SEEN.put(number, number);
            ORDER.add(number);
            MARKS.set(number);
          }
        });
  }

  void sharedBuilder() {
    StringBuilder text = new StringBuilder();
    threads(2, number -> text.append(number));
  }

  void lockedMap() {
    Map<Integer, Integer> map = new HashMap<>();
    threads(
        2,
        number -> {
          synchronized (map) {
            map.put(number, number);
          }
        });
    if (map.size() != 2) {
      throw new AssertionError();
    }
  }

  void executor() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    AtomicInteger sum = new AtomicInteger();
    Future<Integer> first = executor.submit(() -> sum.addAndGet(1));
    Future<Integer> second = executor.submit(() -> sum.addAndGet(2));
    int both = first.get() + second.get();
    executor.shutdown();
    if (!executor.awaitTermination(1, TimeUnit.SECONDS) || both != 4 && both != 5) {
      throw new AssertionError("" + both);
    }
  }

  void singleThread() throws Exception {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    executor.execute(() -> count++);
    executor.execute(() -> count++);
    executor.shutdown();
    executor.awaitTermination(1, TimeUnit.SECONDS);
    require(2);
  }

  void executorDeadlock() throws Exception {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    Future<Integer> outer = executor.submit(() -> executor.submit(() -> 1).get());
    outer.get();
  }

  void threadLocal() {
    ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);
    threads(
        2,
        number -> {
          own.get()[0] += number + 1;
          if (own.get()[0] != number + 1) {
            throw new AssertionError();
          }
        });
  }

  void delayQueue() {
    threads(() -> new DelayQueue<>());
  }

  void transferQueue() {
    threads(() -> new LinkedTransferQueue<>().add(1));
  }

  void forkJoin() {
    threads(() -> ForkJoinPool.commonPool().submit(() -> count++));
  }

  void parallelStream() {
    threads(() -> List.of(1, 2).parallelStream().forEach(number -> count++));
  }
}
