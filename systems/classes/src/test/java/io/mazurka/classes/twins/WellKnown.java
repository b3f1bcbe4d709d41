package io.mazurka.classes.twins;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.Monitor;
import com.google.common.util.concurrent.RateLimiter;
import com.google.common.util.concurrent.SettableFuture;
import com.google.common.util.concurrent.Striped;
import io.mazurka.classes.contract.Clients;
import io.mazurka.kernel.history.Request;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.Lock;
import org.jctools.queues.MpscArrayQueue;
import org.jctools.queues.atomic.MpmcAtomicArrayQueue;
import org.jctools.queues.atomic.MpscAtomicArrayQueue;
import org.jctools.queues.atomic.MpscLinkedAtomicQueue;
import org.jctools.queues.atomic.MpscUnboundedAtomicArrayQueue;
import org.jctools.queues.atomic.SpscAtomicArrayQueue;

/** Uses of classes of well-known libraries, which are taken as they are published. */
public final class WellKnown extends Twin {

  private int count;

  private static Clients<Queue<Integer>> clients(Queue<Integer> queue) {
    return Clients.<Queue<Integer>>of(queue, ArrayDeque::new)
        .thread(Request.of("offer 1", one -> one.offer(1)))
        .thread(Request.of("poll", Queue::poll));
  }

  private static Clients<Queue<Integer>> twoProducers(Queue<Integer> queue) {
    return clients(queue).thread(Request.of("offer 2", one -> one.offer(2)));
  }

  void spscArray() {
    clients(new SpscAtomicArrayQueue<>(4)).requireLinearizable();
  }

  void mpscArray() {
    twoProducers(new MpscAtomicArrayQueue<>(4)).requireLinearizable();
  }

  void mpscLinked() {
    twoProducers(new MpscLinkedAtomicQueue<>()).requireLinearizable();
  }

  void mpscUnbounded() {
    twoProducers(new MpscUnboundedAtomicArrayQueue<>(2)).requireLinearizable();
  }

  void mpmcArray() {
    Queue<Integer> queue = new MpmcAtomicArrayQueue<>(4);
    clients(queue).thread(Request.of("poll", Queue::poll)).requireLinearizable();
  }

  void mpscUnsafe() {
    twoProducers(new MpscArrayQueue<>(4)).requireLinearizable();
  }

  void rateLimiter() {
    RateLimiter limiter = RateLimiter.create(1);
    boolean[] acquired = new boolean[2];
    threads(2, number -> acquired[number] = limiter.tryAcquire());
    require(acquired[0] != acquired[1]);
  }

  void guavaCache() {
    Cache<String, Integer> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build();
    int[] got = new int[2];
    threads(2, number -> got[number] = load(cache, number));
    require(got[0] == got[1]);
  }

  private static int load(Cache<String, Integer> cache, int value) {
    try {
      return cache.get("key", () -> value);
    } catch (ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  void guavaEviction() {
    Cache<Integer, Integer> cache =
        CacheBuilder.newBuilder().concurrencyLevel(1).maximumSize(1).build();
    threads(2, number -> cache.put(number, number));
    require(cache.size() == 1);
  }

  void settableFuture() {
    SettableFuture<Integer> future = SettableFuture.create();
    boolean[] set = new boolean[2];
    threads(2, number -> set[number] = future.set(number));
    require(set[0] != set[1]);
  }

  void striped() {
    Striped<Lock> locks = Striped.lock(2);
    threads(
        2,
        number -> {
          Lock lock = locks.get("key");
          lock.lock();
          try {
            count++;
          } finally {
            lock.unlock();
          }
        });
    require(count == 2);
  }

  void guavaMonitor() {
    Monitor monitor = new Monitor();
    Monitor.Guard full = monitor.newGuard(() -> count > 0);
    threads(
        () -> {
          monitor.enterWhenUninterruptibly(full);
          count--;
          monitor.leave();
        },
        () -> {
          monitor.enter();
          count++;
          monitor.leave();
        });
    require(count == 0);
  }

  void caffeineCache() {
    com.github.benmanes.caffeine.cache.Cache<String, Integer> cache =
        Caffeine.newBuilder().executor(Runnable::run).build();
    int[] got = new int[2];
    threads(2, number -> got[number] = cache.get("key", key -> number));
    require(got[0] == got[1]);
  }

  void caffeineEviction() {
    com.github.benmanes.caffeine.cache.Cache<Integer, Integer> cache =
        Caffeine.newBuilder().maximumSize(1).executor(Runnable::run).build();
    threads(2, number -> cache.put(number, number));
  }

  /** The buffer in which a cache keeps what was read lately; no class of the public interface. */
  void caffeineBuffer() throws ReflectiveOperationException {
    Class<?> type = Class.forName("com.github.benmanes.caffeine.cache.BoundedBuffer");
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object buffer = constructor.newInstance();
    Method offer = type.getMethod("offer", Object.class);
    offer.setAccessible(true);
    threads(2, number -> offer(offer, buffer));
  }

  private static void offer(Method offer, Object buffer) {
    try {
      require((int) offer.invoke(buffer, "read") <= 0);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new AssertionError();
    }
  }
}
