package io.mazurka.cluster.spark;

import io.mazurka.cluster.step.Job;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.cluster.ClusterFailedException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The memory of executors. The tables of all tasks that run at once must fit; those that wait may
 * be on disk. So more partitions need less memory.
 *
 * @param heapBytes the smallest heap of an executor
 * @param tasks how many tasks an executor runs at once
 */
record ClusterMemory(long heapBytes, int tasks) {

  /** A table doubles its arrays as it grows, and Spark needs room for itself. */
  private static final double ROOM = 2.5;

  /**
   * Makes sure that another superstep can be run.
   *
   * @throws ClusterFailedException if the memory will not do
   */
  void require(List<StepReport> reports) {
    long largest = reports.stream().mapToLong(StepReport::bytes).max().orElse(0);
    if (largest * ROOM * tasks > heapBytes) {
      int enough = enough(largest, reports.size());
      throw new ClusterFailedException(
          ("a partition has grown to %,d MB, and executors have %,d MB for %d of them at a time; give"
                  + " them more memory, or use --partitions %d")
              .formatted(largest >> 20, heapBytes >> 20, tasks, enough),
          null);
    }
  }

  private int enough(long largest, int partitions) {
    double times = Math.max(2, Math.ceil(2 * largest * ROOM * tasks / heapBytes));
    return (int) Math.min(Job.MOST_PARTITIONS, partitions * times);
  }

  /** What ends a run in which this failure came up. */
  static RuntimeException explain(StepFailure failure, int partitions) {
    return switch (failure.reason()) {
      case MISBEHAVED -> new ModelMisbehavedException(failure.message());
      case BAD_MODEL -> new InvalidModelException(failure.message());
      case BAD_OPTION -> new InvalidOptionException(failure.message());
      case MEMORY, OTHER -> full(partitions, failure.megabytes(), null);
    };
  }

  /** What ends a run when the memory of an executor is full. */
  static ClusterFailedException full(int partitions, long megabytes, @Nullable Throwable cause) {
    String heap = megabytes == 0 ? "" : " of %,d MB".formatted(megabytes);
    return new ClusterFailedException(
        ("the memory%s of an executor was full, so there is no verdict; use"
                + " --partitions %d, or executors with more memory"
                + " (MAZURKA_OPTS=-Dspark.executor.memory=4g)")
            .formatted(heap, Math.min(Job.MOST_PARTITIONS, 4 * partitions)),
        cause);
  }
}
