package io.mazurka.kernel.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/** Several threads that start at the same moment; if one fails, the test fails. */
final class Workers {

  private static final int TIMEOUT_MINUTES = 5;

  private final int count;

  Workers(int count) {
    this.count = count;
  }

  /** The results of the workers, which wait for each other before they start. */
  <R> List<R> run(IntFunction<Callable<R>> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    try {
      CyclicBarrier start = new CyclicBarrier(count);
      List<Future<R>> futures = new ArrayList<>();
      for (int worker = 0; worker < count; worker++) {
        Callable<R> own = work.apply(worker);
        futures.add(
            threads.submit(
                () -> {
                  start.await();
                  return own.call();
                }));
      }
      List<R> answers = new ArrayList<>();
      for (Future<R> future : futures) {
        answers.add(future.get(TIMEOUT_MINUTES, TimeUnit.MINUTES));
      }
      return answers;
    } finally {
      threads.shutdownNow();
    }
  }
}
