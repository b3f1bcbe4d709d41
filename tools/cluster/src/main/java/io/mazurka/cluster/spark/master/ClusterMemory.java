package io.mazurka.cluster.spark.master;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.step.StepReport;
import java.util.List;

/**
 * The memory of executors. The tables of all tasks that run at once must fit into memory; other
 * tables may be on disk. So with more partitions less memory is needed.
 *
 * @param master the master of the executors
 * @param heapBytes the smallest heap of an executor
 * @param tasks the number of tasks that an executor runs at once
 */
public record ClusterMemory(Master master, long heapBytes, int tasks) {

  /**
   * The memory per byte of tables: a table doubles its arrays as it grows, and Spark needs memory,
   * too.
   */
  private static final double ROOM = 2.5;

  /**
   * Makes sure that another superstep can be run.
   *
   * @throws ClusterFailedException if the memory is too small
   */
  public void require(List<StepReport> reports) {
    long largest = reports.stream().mapToLong(StepReport::bytes).max().orElse(0);
    if (largest * ROOM * tasks > heapBytes) {
      int enough = enough(largest, reports.size());
      throw new ClusterFailedException(
          "a partition has grown to %,d MB, and executors have %,d MB for %d of them at a time"
              .formatted(largest >> 20, heapBytes >> 20, tasks),
          "Use --partitions %d, or give executors more memory: %s."
              .formatted(enough, master.moreMemory()),
          null);
    }
  }

  private int enough(long largest, int partitions) {
    double times = Math.max(2, Math.ceil(2 * largest * ROOM * tasks / heapBytes));
    return (int) Math.min(Job.MOST_PARTITIONS, partitions * times);
  }
}
