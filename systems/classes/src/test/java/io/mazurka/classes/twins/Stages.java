package io.mazurka.classes.twins;

import io.mazurka.classes.Outcomes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Small programs of futures that depend on one another; they tell how they end. */
public final class Stages extends Twin {

  private int plain;

  void applies() {
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<String> last =
        first.thenApply(value -> value + 1).thenCompose(this::asynchronous);
    Outcomes.note(last.join());
  }

  private CompletableFuture<String> asynchronous(int value) {
    return CompletableFuture.supplyAsync(() -> "got " + value);
  }

  void combines() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
    Outcomes.note("" + one.thenCombine(two, Integer::sum).join());
  }

  /** Who runs a dependent stage: the thread that completes, or the one that asks. */
  void whoRunsIt() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    String[] runner = new String[1];
    Thread completer = new Thread(() -> future.complete(1), "completer");
    completer.start();
    CompletableFuture<Void> done =
        future.thenAccept(
            value ->
                runner[0] =
                    Thread.currentThread().getName().equals("completer") ? "completer" : "asker");
    done.join();
    joined(completer);
    Outcomes.note(runner[0]);
  }

  private static void joined(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Two threads complete a future; one of them does. */
  void completesOnce() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    AtomicInteger completed = new AtomicInteger();
    threads(
        2,
        number -> {
          if (future.complete(number)) {
            completed.incrementAndGet();
          }
        });
    Outcomes.note(completed.get() + " " + future.join() + " " + future.getNow(7));
  }

  /** The order in which stages are told when one completes. */
  void tellsInOrder() {
    List<String> told = new ArrayList<>();
    CompletableFuture<Integer> root = new CompletableFuture<>();
    CompletableFuture<Void> first = root.thenRun(() -> told.add("1"));
    root.thenRun(() -> told.add("2"));
    first.thenRun(() -> told.add("1a"));
    first.thenRun(() -> told.add("1b"));
    first.thenRun(() -> told.add("1c")).thenRun(() -> told.add("1c!"));
    threads(() -> root.complete(1));
    Outcomes.note(String.join(" ", told));
  }

  void fails() {
    CompletableFuture<Integer> bad =
        CompletableFuture.supplyAsync(
            () -> {
              throw new IllegalStateException("bad");
            });
    List<String> seen = new ArrayList<>();
    try {
      bad.join();
    } catch (CompletionException e) {
      seen.add(e.getCause().getMessage());
    }
    try {
      bad.thenApply(value -> value + 1).get();
    } catch (ExecutionException | InterruptedException e) {
      seen.add(e.getCause().getClass().getSimpleName());
    }
    seen.add("" + bad.handle((value, problem) -> problem.getClass().getSimpleName()).join());
    seen.add("" + bad.exceptionally(problem -> 7).join());
    seen.add(
        "" + bad.whenComplete((value, problem) -> seen.add("told")).isCompletedExceptionally());
    Outcomes.note(String.join(" ", seen));
  }

  void cancels() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<String> handled =
        future.handle((value, problem) -> problem == null ? "value" : "cancelled");
    threads(() -> future.cancel(true), () -> future.complete(1));
    Outcomes.note(handled.join() + " " + future.isCancelled());
  }

  void allAndAny() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
    Object any = CompletableFuture.anyOf(one, two).join();
    CompletableFuture.allOf(one, two).join();
    Outcomes.note(any + " " + one.getNow(0) + two.getNow(0));
  }

  void either() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
    Outcomes.note("" + one.applyToEither(two, value -> value).join());
  }

  /** What a stage sees of plain fields that were written before. */
  void publishes() {
    CompletableFuture<Void> written = CompletableFuture.runAsync(() -> plain = 1);
    CompletableFuture<Integer> read = written.thenApplyAsync(done -> plain);
    Outcomes.note("" + read.join());
  }

  void onAnExecutor() {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> ++plain, executor);
    CompletableFuture<Integer> two = one.thenApplyAsync(value -> value + ++plain, executor);
    int end = two.join();
    executor.shutdown();
    Outcomes.note("" + end);
  }

  void timesOut() {
    CompletableFuture<Integer> never = new CompletableFuture<>();
    String[] ends = new String[2];
    threads(
        () -> ends[0] = "" + never.completeOnTimeout(7, 5, TimeUnit.MILLISECONDS).join(),
        () -> {
          try {
            ends[1] = "" + new CompletableFuture<Integer>().get(1, TimeUnit.MILLISECONDS);
          } catch (TimeoutException e) {
            ends[1] = "late";
          } catch (ExecutionException | InterruptedException e) {
            throw new AssertionError(e);
          }
        });
    Outcomes.note(String.join(" ", ends));
  }

  /** One thread of an executor waits for a stage that needs it. */
  void starves() {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    CompletableFuture<Integer> outer =
        CompletableFuture.supplyAsync(
            () -> CompletableFuture.supplyAsync(() -> 1, executor).join(), executor);
    outer.join();
  }

  /** A future that nobody completes. */
  void forgotten() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    threads(() -> future.thenApply(value -> value + 1).join());
  }

  void completionService() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(executor);
    service.submit(() -> 1);
    service.submit(() -> 2);
    int first = service.take().get();
    int second = service.take().get();
    executor.shutdown();
    Outcomes.note(first + " " + second);
  }

  void invokesAll() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    int sum = 0;
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
    for (Future<Integer> future : executor.invokeAll(tasks)) {
      sum += future.get();
    }
    executor.shutdown();
    Outcomes.note("" + sum);
  }

  void invokesAny() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
    int any = executor.invokeAny(tasks);
    executor.shutdown();
    Outcomes.note("" + any);
  }

  void scheduled() throws Exception {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    StringBuffer order = new StringBuffer();
    ScheduledFuture<?> later = executor.schedule(() -> order.append("b"), 5, TimeUnit.MILLISECONDS);
    ScheduledFuture<?> sooner =
        executor.schedule(() -> order.append("a"), 1, TimeUnit.MILLISECONDS);
    later.get();
    sooner.get();
    executor.shutdown();
    Outcomes.note(order.toString());
  }

  void repeats() {
    Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> plain++, 1, 1, TimeUnit.SECONDS);
  }
}
