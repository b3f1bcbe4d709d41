package io.mazurka.classes.twins;

import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What programs do now and then: own classes of threads, finalizers, atomic variables in others.
 */
public final class Unusual extends Twin {

  private volatile AtomicLong head = new AtomicLong(1);
  private final AtomicReference<AtomicInteger> holder = new AtomicReference<>(new AtomicInteger());
  private final AtomicInteger number = new AtomicInteger();
  private int plain;

  /** A thread that runs until it is interrupted. */
  private static class Worker extends Thread {

    @Override
    public void run() {
      while (!isInterrupted()) {
        Thread.onSpinWait();
      }
    }
  }

  /** The same, which has its own idea of being started and interrupted. */
  private static final class OwnWorker extends Worker {

    private volatile boolean started;
    private volatile boolean stopped;

    @Override
    public synchronized void start() {
      started = true;
      super.start();
    }

    @Override
    public void interrupt() {
      stopped = true;
      super.interrupt();
    }

    @Override
    public void run() {
      super.run();
      check(started && stopped, "its own methods were not called");
    }
  }

  /** An object that wants to be told of its end. */
  @SuppressWarnings({"removal", "deprecation", "Finalize"})
  private static final class Finalized {

    private static int ended;

    @Override
    protected void finalize() {
      ended++;
    }
  }

  void interruptsAThreadOfItsOwnClass() throws InterruptedException {
    Worker worker = new Worker();
    worker.start();
    worker.interrupt();
    worker.join();
  }

  void overridesMethodsOfThreads() throws InterruptedException {
    Thread worker = new OwnWorker();
    worker.start();
    worker.interrupt();
    worker.join();
  }

  void holdsAnAtomicInAVolatile() {
    threads(
        () -> head.incrementAndGet(),
        () -> head = new AtomicLong(5),
        () -> check(head.get() > 0, "none"));
  }

  void holdsAnAtomicInAnAtomic() {
    threads(
        () -> holder.compareAndSet(holder.get(), new AtomicInteger(3)),
        () -> holder.set(new AtomicInteger(4)),
        () -> check(holder.get().get() >= 0, "none"));
  }

  @SuppressWarnings("UnusedVariable")
  void hasFinalizers() {
    threads(
        () -> {
          for (int time = 0; time < 100; time++) {
            new Finalized();
          }
          System.gc();
          number.incrementAndGet();
        },
        () -> {
          new Finalized();
          number.incrementAndGet();
        });
    check(Finalized.ended == 0, "run");
  }

  void cleansByHand() {
    Cleaner.Cleanable cleanable = Cleaner.create().register(this, number::incrementAndGet);
    threads(cleanable::clean, number::incrementAndGet);
    cleanable.clean();
    check(number.get() == 2, "cleaned twice");
  }

  /** A compare-and-set that fails publishes nothing. */
  void publishesByAFailure() {
    threads(
        () -> {
          plain = 1;
          number.compareAndSet(7, 8);
        },
        () -> {
          number.compareAndSet(7, 8);
          check(plain >= 0, "negative");
        });
  }

  void startsManyThreads() {
    Runnable[] all = new Runnable[100];
    Arrays.fill(all, (Runnable) () -> {});
    threads(all);
  }

  void startsAsManyThreadsAsPossible() {
    Runnable[] all = new Runnable[63];
    Arrays.fill(all, (Runnable) () -> {});
    threads(all);
  }

  private static void takeForEver(BlockingQueue<Integer> queue) {
    try {
      while (true) {
        queue.take();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static Thread taker(BlockingQueue<Integer> queue, boolean daemon) {
    Thread thread = new Thread(() -> takeForEver(queue));
    thread.setDaemon(daemon);
    check(thread.isDaemon() == daemon, "another kind of thread");
    thread.start();
    return thread;
  }

  void leavesADaemonWaiting() throws InterruptedException {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    taker(queue, true);
    queue.put(1);
  }

  void leavesTheChildOfADaemonWaiting() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread parent = new Thread(() -> new Thread(() -> takeForEver(queue)).start());
    parent.setDaemon(true);
    parent.start();
    queue.add(1);
  }

  void leavesATaskOfTheCommonPoolWaiting() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    CompletableFuture.runAsync(() -> takeForEver(queue));
    queue.add(1);
  }

  void leavesAThreadWaiting() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    taker(queue, false);
    queue.add(1);
  }

  void waitsForADaemon() throws InterruptedException {
    taker(new LinkedBlockingQueue<>(), true).join();
  }

  void findsADaemonRacing() {
    Thread daemon =
        new Thread(
            () -> {
              plain = 1;
              takeForEver(new LinkedBlockingQueue<>());
            });
    daemon.setDaemon(true);
    daemon.start();
    plain = 2;
  }

  /** Classes that are made in the place of others tell the same of themselves. */
  void asksForClasses() {
    threads(
        () -> {
          check(new Object().getClass() == Object.class, "Object");
          check(new Object().toString().startsWith("java.lang.Object@"), "text of an object");
          check(new ArrayList<>().getClass() == ArrayList.class, "ArrayList");
          check(new HashMap<>().getClass().getName().equals("java.util.HashMap"), "HashMap");
          check(new ReentrantLock().getClass() == ReentrantLock.class, "ReentrantLock");
          Object queue = new LinkedBlockingQueue<>();
          check(queue.getClass() == LinkedBlockingQueue.class, "LinkedBlockingQueue");
          Object own = new ArrayList<Integer>() {};
          check(own.getClass().getSuperclass() == ArrayList.class, "superclass");
        });
  }
}
