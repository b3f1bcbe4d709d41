package io.mazurka.classes.twins;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** Small pieces of code, each about one thing that Java threads can do. */
public final class Behaviours extends Twin {

  private static final VarHandle HANDLE;
  private static final VarHandle ARRAY = MethodHandles.arrayElementVarHandle(int[].class);
  private static final AtomicIntegerFieldUpdater<Behaviours> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(Behaviours.class, "updated");
  private static final AtomicInteger MADE = new AtomicInteger();
  private static int counted;
  private static final int[] KEPT = new int[1];

  static {
    try {
      HANDLE = MethodHandles.lookup().findVarHandle(Behaviours.class, "handled", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private volatile int handled;
  private volatile int updated;
  private int plain;
  private volatile boolean flag;
  private boolean full;

  private synchronized void put() throws InterruptedException {
    while (full) {
      wait();
    }
    full = true;
    notifyAll();
  }

  private synchronized void take() throws InterruptedException {
    while (!full) {
      wait();
    }
    full = false;
    notifyAll();
  }

  void handsOver() {
    threads(
        () -> {
          try {
            put();
            put();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        },
        () -> {
          try {
            take();
            take();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
  }

  void losesWakeUp() throws InterruptedException {
    Object lock = new Object();
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            },
            "waiter");
    waiter.start();
    synchronized (lock) {
      lock.notify();
    }
    waiter.join();
  }

  void waitsNotForEver() throws InterruptedException {
    Object lock = new Object();
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait(1000);
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            });
    waiter.start();
    synchronized (lock) {
      lock.notify();
    }
    waiter.join();
  }

  void parks() throws InterruptedException {
    Thread parked =
        new Thread(
            () -> {
              while (!flag) {
                LockSupport.park(this);
              }
            });
    parked.start();
    flag = true;
    LockSupport.unpark(parked);
    parked.join();
  }

  void parksTooLate() throws InterruptedException {
    Thread parked =
        new Thread(
            () -> {
              if (!flag) {
                LockSupport.park(this);
                LockSupport.park(this);
              }
            });
    parked.start();
    flag = true;
    LockSupport.unpark(parked);
    parked.join();
  }

  void interrupts() throws InterruptedException {
    AtomicReference<String> how = new AtomicReference<>("");
    Thread thread =
        new Thread(
            () -> {
              try {
                Thread.sleep(1000);
                how.set("slept");
              } catch (InterruptedException e) {
                how.set("interrupted");
              }
            });
    thread.start();
    thread.interrupt();
    thread.join();
    if (how.get().isEmpty()) {
      throw new AssertionError();
    }
  }

  void handles() {
    threads(3, number -> HANDLE.compareAndSet(this, number, number + 1));
  }

  void handlesArrays() {
    int[] array = new int[2];
    threads(3, number -> ARRAY.compareAndSet(array, 0, number, number + 1));
  }

  void updates() {
    threads(3, number -> UPDATER.compareAndSet(this, number, number + 1));
  }

  void keepsNothing() {
    MADE.incrementAndGet();
    counted++;
    KEPT[0]++;
    threads(2, number -> MADE.incrementAndGet());
    if (MADE.get() != 3 || counted != 1 || KEPT[0] != 1) {
      throw new AssertionError("%d %d %d".formatted(MADE.get(), counted, KEPT[0]));
    }
  }

  void fails() throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              if (flag) {
                throw new IllegalStateException("too late");
              }
            },
            "late");
    thread.start();
    flag = true;
    thread.join();
  }

  void publishesUnsafely() {
    int[][] shared = new int[1][];
    threads(
        () -> shared[0] = new int[] {1},
        () -> {
          int[] seen = shared[0];
          if (seen != null && seen[0] != 1) {
            throw new AssertionError();
          }
        });
  }

  void iteratesInOrder() {
    Map<Object, Integer> map = new HashMap<>();
    for (int index = 0; index < 20; index++) {
      map.put(new Behaviours(), index);
    }
    int[] sum = new int[1];
    map.values().forEach(value -> sum[0] = sum[0] * 31 + value);
    threads(2, number -> plainIn(sum[0]));
  }

  private synchronized void plainIn(int value) {
    plain += value + System.identityHashCode(this) + (int) (Math.random() * 10);
  }

  void exits() {
    threads(2, number -> System.exit(0));
  }

  void overflows() {
    threads(2, this::recurse);
  }

  private void recurse(int depth) {
    if (depth >= 0) {
      recurse(depth / 2 + 1);
    }
    updated++;
  }

  void spins() {
    threads(
        () -> {
          while (!flag) {
            Thread.onSpinWait();
          }
        },
        () -> flag = true);
  }

  void neverEnds() {
    threads(
        () -> {
          while (true) {
            updated++;
          }
        });
  }

  void spinLock() {
    AtomicInteger lock = new AtomicInteger();
    threads(
        2,
        number -> {
          while (!lock.compareAndSet(0, 1)) {
            Thread.onSpinWait();
          }
          plain++;
          lock.set(0);
        });
    if (plain != 2) {
      throw new AssertionError();
    }
  }

  void spinsForEver() {
    threads(
        () -> {
          while (!flag) {
            Thread.yield();
          }
        });
  }

  void pollsForAWhile() {
    threads(
        () -> {
          long end = System.nanoTime() + 1_000_000_000;
          while (!flag && System.nanoTime() < end) {
            Thread.onSpinWait();
          }
        },
        () -> updated = 1);
  }

  void countsToTen() {
    threads(
        () -> {
          int seen = 0;
          for (int turn = 0; turn < 10; turn++) {
            seen += updated;
          }
          if (seen > 10) {
            throw new AssertionError();
          }
        },
        () -> handled = 1);
  }
}
