package io.mazurka.classes.twins;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Statements {@code assert} that do not hold, wherever they may stand. */
public final class FailedAsserts {

  private static final int ONE = 1;

  private final AtomicInteger count = new AtomicInteger();

  /** Lets another thread do something, so that there is something to explore. */
  private void count() throws InterruptedException {
    Thread other = new Thread(count::incrementAndGet);
    other.start();
    count.incrementAndGet();
    other.join();
  }

  public void inMain() throws InterruptedException {
    count();
    assert count.get() == ONE : "in main";
  }

  public void inAnotherThread() throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              assert count.incrementAndGet() == ONE : "in another thread";
            });
    other.start();
    count.incrementAndGet();
    other.join();
  }

  /** A class inside another one. */
  static final class Nested {

    static final class Inner {

      static void check(int value) {
        assert value == ONE : "in a nested class";
      }
    }
  }

  public void inANestedClass() throws InterruptedException {
    count();
    Nested.Inner.check(count.get());
  }

  /** An interface. */
  interface Checking {

    default void check(int value) {
      assert value == ONE : "in an interface";
    }
  }

  public void inAnInterface() throws InterruptedException {
    count();
    new Checking() {}.check(count.get());
  }

  /** A class that cannot be initialised. */
  static final class Uninitialized {

    static final int TWO = Integer.parseInt("2");

    static {
      assert TWO == ONE : "in an initialiser";
    }

    static void touch() {}
  }

  public void inAnInitializer() throws InterruptedException {
    count();
    Uninitialized.touch();
  }

  private void check() {
    assert count.incrementAndGet() == ONE : "in a task";
  }

  public void inATaskThatNobodyAsksFor() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.submit(this::check);
    pool.submit(this::check);
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.SECONDS);
  }

  public void inAnExecutedTask() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(this::check);
    pool.execute(this::check);
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.SECONDS);
  }

  public void inAFutureTask() throws InterruptedException {
    Thread other = new Thread(new FutureTask<>(this::check, null));
    other.start();
    count.incrementAndGet();
    other.join();
  }

  public void inAStage() {
    CompletableFuture<Void> one = CompletableFuture.runAsync(this::check);
    CompletableFuture<Void> two = CompletableFuture.runAsync(this::check);
    one.handle((done, problem) -> null).join();
    two.handle((done, problem) -> null).join();
  }

  public void whereAHandlerTakesIt() throws InterruptedException {
    Thread other = new Thread(this::check);
    other.setUncaughtExceptionHandler((thread, problem) -> {});
    other.start();
    count.incrementAndGet();
    other.join();
  }

  /** What the code under test catches itself is its own business. */
  public void caughtByTheCode() throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              try {
                check();
              } catch (AssertionError e) {
                count.incrementAndGet();
              }
            });
    other.start();
    count.incrementAndGet();
    other.join();
  }
}
