package io.mazurka.classes;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Code that is not under test, in a package that is not rewritten. */
public final class Outside {

  private static final AtomicInteger NEXT = new AtomicInteger();

  private Outside() {}

  public static int next() {
    return NEXT.incrementAndGet();
  }

  public static void runOnThread(Runnable code) {
    Thread thread = new Thread(code, "stranger");
    thread.setUncaughtExceptionHandler((failed, problem) -> {});
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public static void waitForEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
