package io.mazurka.cluster.spark;

import io.mazurka.kernel.cluster.ClusterFailedException;
import io.mazurka.kernel.search.SearchListener;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Waits for jobs, lets the user stop meanwhile, and puts into words what goes wrong in Spark. */
final class Patient {

  private static final int MILLISECONDS_BETWEEN_LOOKS = 100;
  private static final int MOST_LINES = 3;

  private final SearchListener listener;
  private final int partitions;

  Patient(SearchListener listener, int partitions) {
    this.listener = listener;
    this.partitions = partitions;
  }

  /** What a job returns. */
  <T> T await(Supplier<T> job) {
    FutureTask<T> task = new FutureTask<>(job::get);
    Thread thread = new Thread(task, "job");
    thread.setDaemon(true);
    thread.start();
    try {
      while (true) {
        try {
          return task.get(MILLISECONDS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          listener.cancelled();
        }
      }
    } catch (ExecutionException e) {
      throw explained(Objects.requireNonNull(e.getCause()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  private RuntimeException explained(Throwable problem) {
    String text = String.valueOf(problem.getMessage());
    if (problem instanceof OutOfMemoryError
        || text.contains("OutOfMemoryError")
        || text.contains("code 52")) {
      return ClusterMemory.full(partitions, 0, problem);
    }
    String[] lines = text.split("\n", -1);
    String first =
        String.join(" ", java.util.Arrays.copyOf(lines, Math.min(lines.length, MOST_LINES)));
    return new ClusterFailedException(
        "the cluster was lost or a task failed again and again, so there is no verdict: "
            + first.strip(),
        problem);
  }
}
