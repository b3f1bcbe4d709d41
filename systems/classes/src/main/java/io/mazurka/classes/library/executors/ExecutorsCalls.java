package io.mazurka.classes.library.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;

/** The methods that rewritten code calls in place of the methods of {@code Executors}. */
public final class ExecutorsCalls {

  private ExecutorsCalls() {}

  public static ExecutorService newFixedThreadPool(int threads) {
    return new ExecutorModel(threads, null);
  }

  public static ExecutorService newFixedThreadPool(int threads, ThreadFactory factory) {
    return new ExecutorModel(threads, factory);
  }

  public static ExecutorService newSingleThreadExecutor() {
    return new ExecutorModel(1, null);
  }

  public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
    return new ExecutorModel(1, factory);
  }

  public static ExecutorService newCachedThreadPool() {
    return new ExecutorModel(Integer.MAX_VALUE, null);
  }

  public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
    return new ExecutorModel(Integer.MAX_VALUE, factory);
  }

  public static ExecutorService newWorkStealingPool() {
    return new ExecutorModel(Integer.MAX_VALUE, null);
  }

  public static ExecutorService newWorkStealingPool(int threads) {
    return new ExecutorModel(threads, null);
  }

  public static ExecutorService newVirtualThreadPerTaskExecutor() {
    return new ExecutorModel(Integer.MAX_VALUE, null);
  }

  public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
    return new ExecutorModel(Integer.MAX_VALUE, factory);
  }

  public static ScheduledExecutorService newScheduledThreadPool(int threads) {
    return new ScheduledExecutorModel(threads, null);
  }

  public static ScheduledExecutorService newScheduledThreadPool(
      int threads, ThreadFactory factory) {
    return new ScheduledExecutorModel(threads, factory);
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
    return new ScheduledExecutorModel(1, null);
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
    return new ScheduledExecutorModel(1, factory);
  }
}
