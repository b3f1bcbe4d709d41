package io.mazurka.classes.twins;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What threads inherit, how they are set up, and what is known of them. */
@SuppressWarnings({"ReturnValueIgnored", "FutureReturnValueIgnored"})
public final class ThreadMatters {

  private static Thread started(Runnable code) {
    Thread thread = new Thread(code);
    thread.start();
    return thread;
  }

  private static InheritableThreadLocal<Integer> increasing() {
    return new InheritableThreadLocal<>() {
      @Override
      protected Integer childValue(Integer parent) {
        return parent + 1;
      }
    };
  }

  /** A value is passed on when the thread is made, not when it starts. */
  public void inheritance() throws InterruptedException {
    InheritableThreadLocal<Integer> level = increasing();
    level.set(1);
    Thread other =
        new Thread(
            () -> {
              assert level.get() == 2;
              level.set(7);
            });
    level.set(5);
    other.start();
    other.join();
    assert level.get() == 5;
  }

  /** Threads of an own class, and the threads of their threads, inherit, too. */
  public void inheritanceOfOwnClass() throws InterruptedException {
    InheritableThreadLocal<Integer> level = increasing();
    level.set(1);
    Thread other =
        new Thread("own") {
          @Override
          public void run() {
            Thread third = started(() -> Twin.check(level.get() == 3, "" + level.get()));
            try {
              third.join();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
          }
        };
    other.start();
    other.join();
  }

  public void noInheritance() throws InterruptedException {
    InheritableThreadLocal<Integer> level = new InheritableThreadLocal<>();
    ThreadLocal<Integer> plain = new ThreadLocal<>();
    level.set(1);
    plain.set(1);
    Thread other = new Thread(null, () -> Twin.check(level.get() == null, "level"), "t", 0, false);
    other.start();
    other.join();
    started(() -> Twin.check(plain.get() == null, "plain")).join();
  }

  private static ThreadGroup counting(AtomicInteger count) {
    return new ThreadGroup("group") {
      @Override
      public void uncaughtException(Thread thread, Throwable thrown) {
        count.incrementAndGet();
      }
    };
  }

  private static void fail() {
    throw new IllegalStateException("meant");
  }

  public void groupHandles() throws InterruptedException {
    AtomicInteger count = new AtomicInteger();
    Thread other = new Thread(counting(count), ThreadMatters::fail);
    other.start();
    other.join();
    assert count.get() == 1;
  }

  public void groupAroundHandles() throws InterruptedException {
    AtomicInteger count = new AtomicInteger();
    Thread other = new Thread(new ThreadGroup(counting(count), "inner"), ThreadMatters::fail);
    other.start();
    other.join();
    assert count.get() == 1;
  }

  public void defaultHandles() throws InterruptedException {
    AtomicInteger count = new AtomicInteger();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> count.incrementAndGet());
    Thread other = started(ThreadMatters::fail);
    other.join();
    Thread.setDefaultUncaughtExceptionHandler(before);
    assert count.get() == 1;
  }

  public void plainGroupDoesNot() throws InterruptedException {
    Thread other = new Thread(new ThreadGroup("plain"), ThreadMatters::fail);
    other.start();
    other.join();
  }

  public void stateOfAliveThread() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread other =
        started(
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    while (other.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    latch.countDown();
    other.join();
  }

  public void stateOfOthers() throws InterruptedException {
    Thread other = new Thread(() -> {});
    assert other.getState() == Thread.State.NEW;
    other.start();
    assert Thread.currentThread().getState() == Thread.State.RUNNABLE;
    other.join();
    assert other.getState() == Thread.State.TERMINATED;
  }

  public void activeCount() throws InterruptedException {
    Thread other = started(() -> {});
    Thread.activeCount();
    other.join();
  }

  public void name() throws InterruptedException {
    Thread other = started(() -> {});
    Thread third = started(other::getName);
    other.setName("other");
    third.join();
    other.join();
    assert other.getName().equals("other");
  }

  public void priority() throws InterruptedException {
    Thread other = started(() -> Thread.currentThread().getPriority());
    other.setPriority(Thread.MAX_PRIORITY);
    other.join();
  }

  public void loader() throws InterruptedException {
    Thread other = started(() -> Thread.currentThread().getContextClassLoader());
    other.setContextClassLoader(null);
    other.join();
  }

  public void handler() throws InterruptedException {
    Thread other = started(ThreadMatters::fail);
    other.setUncaughtExceptionHandler((thread, thrown) -> {});
    other.join();
  }

  /** Two of one name, which each of them sees alone. */
  public void ownNames() throws InterruptedException {
    Runnable code =
        () -> {
          Thread.currentThread().setName("worker");
          assert Thread.currentThread().getName().equals("worker");
        };
    Thread other = started(code);
    Thread third = started(code);
    other.join();
    third.join();
  }

  public void timeLimitOfFuture() {
    CompletableFuture.supplyAsync(() -> 1).completeOnTimeout(3, 10, TimeUnit.MILLISECONDS).join();
  }

  public void noShutdown() throws Exception {
    java.util.concurrent.Executors.newFixedThreadPool(1).submit(() -> 1).get();
  }

  /** A class with one field and two methods. */
  static final class Small implements Runnable {

    int field;

    @Override
    public synchronized void run() {
      field = new StringBuilder("x").length();
    }
  }

  public void reflection() throws InterruptedException {
    Thread other = started(new Small());
    other.join();
    assert Small.class.getDeclaredFields().length == 1;
    Method[] methods = Small.class.getDeclaredMethods();
    assert methods.length == 1 : Arrays.toString(methods);
    assert Small.class.getInterfaces().length == 1;
    assert Arrays.stream(Small.class.getMethods())
        .noneMatch(method -> method.getName().contains("$"));
  }
}
