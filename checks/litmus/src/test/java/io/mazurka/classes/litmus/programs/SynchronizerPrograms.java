package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Semaphores, latches, barriers and futures: who gets on, and what is visible then. */
public final class SynchronizerPrograms extends Family {

  /** One of each kind. */
  static final class Vars {
    final Semaphore one = new Semaphore(1);
    final CountDownLatch latch = new CountDownLatch(1);
    final CyclicBarrier barrier = new CyclicBarrier(2);
    final Phaser phaser = new Phaser(2);
    final Exchanger<Integer> exchanger = new Exchanger<>();
    final CompletableFuture<Integer> future = new CompletableFuture<>();
    final FutureTask<Integer> task = new FutureTask<>(() -> ++this.calls);
    volatile @Nullable Thread parked;
    volatile int v;
    int calls;
    int x;
    int y;
    int a;
    int b;
    boolean first;
    boolean second;
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("one permit for two", Vars::new)
            .thread(s -> s.first = s.one.tryAcquire())
            .thread(s -> s.second = s.one.tryAcquire())
            .observe(s -> s.first + " " + s.second)
            .allows("true false; false true"),
        Litmus.of("a permit comes back", Vars::new)
            .thread(
                s -> {
                  s.one.acquire();
                  s.x++;
                  s.one.release();
                })
            .thread(
                s -> {
                  s.second = s.one.tryAcquire();
                  if (s.second) {
                    s.a = s.x;
                    s.one.release();
                  }
                })
            .observe(s -> s.second + " " + s.a)
            .allows("true 0; true 1; false 0"),
        Litmus.of("a latch", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.latch.countDown();
                })
            .thread(
                s -> {
                  s.latch.await();
                  s.a = s.x;
                })
            .observe(s -> "" + s.a)
            .allows("1"),
        Litmus.of("a latch for a millisecond", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.latch.countDown();
                })
            .thread(s -> s.a = s.latch.await(1, TimeUnit.MILLISECONDS) ? s.x : 2)
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.TIME_LIMITS, "CountDownLatch.await", "2"),
        Litmus.of("a latch that is looked at", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.latch.countDown();
                })
            .thread(s -> s.a = s.latch.getCount() == 0 ? 1 : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("a barrier", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.barrier.await();
                  s.a = s.y;
                })
            .thread(
                s -> {
                  s.y = 1;
                  s.barrier.await();
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 1"),
        Litmus.of("the places at a barrier", Vars::new)
            .thread(s -> s.a = s.barrier.await())
            .thread(s -> s.b = s.barrier.await())
            .observe(s -> s.a + " " + s.b)
            .allows("0 1; 1 0"),
        Litmus.of("a phaser", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.phaser.arriveAndAwaitAdvance();
                  s.a = s.y;
                })
            .thread(
                s -> {
                  s.y = 1;
                  s.phaser.arriveAndAwaitAdvance();
                  s.b = s.x;
                })
            .observe(s -> s.a + " " + s.b)
            .allows("1 1"),
        Litmus.of("an exchange", Vars::new)
            .thread(s -> s.a = s.exchanger.exchange(1))
            .thread(s -> s.b = s.exchanger.exchange(2))
            .observe(s -> s.a + " " + s.b)
            .allows("2 1"),
        Litmus.of("a future is completed once", Vars::new)
            .thread(s -> s.first = s.future.complete(1))
            .thread(s -> s.second = s.future.complete(2))
            .observe(s -> s.first + " " + s.second + " " + s.future.join())
            .allows("true false 1; false true 2"),
        Litmus.of("a future publishes", Vars::new)
            .thread(
                s -> {
                  s.x = 1;
                  s.future.complete(0);
                })
            .thread(s -> s.a = s.future.isDone() ? s.x : 2)
            .observe(s -> "" + s.a)
            .allows("1; 2"),
        Litmus.of("a stage is run by either", Vars::new)
            .thread(s -> s.future.complete(1))
            .thread(s -> s.future.thenAccept(value -> s.v = value))
            .observe(s -> "" + s.v)
            .allows("1"),
        Litmus.of("a task is run once", Vars::new)
            .thread(s -> s.task.run())
            .thread(s -> s.task.run())
            .observe(s -> "" + s.calls)
            .allows("1"),
        Litmus.of("a task is run or cancelled", Vars::new)
            .thread(s -> s.task.run())
            .thread(s -> s.first = s.task.cancel(false))
            .observe(s -> s.first + " " + s.task.isCancelled() + " " + s.calls)
            .allows("false false 1; true true 0; true true 1"),
        // A thread that is parked may go on without a reason.
        Litmus.of("parking", Vars::new)
            .thread(
                s -> {
                  s.parked = Thread.currentThread();
                  LockSupport.park(s);
                  s.a = s.v;
                })
            .thread(
                s -> {
                  while (s.parked == null) {
                    Thread.onSpinWait();
                  }
                  s.v = 1;
                  LockSupport.unpark(s.parked);
                })
            .observe(s -> "" + s.a)
            .allows("1")
            .unless(Omission.SPURIOUS_WAKEUPS, "LockSupport.park", "0"));
  }
}
