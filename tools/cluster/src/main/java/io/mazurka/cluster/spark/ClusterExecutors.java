package io.mazurka.cluster.spark;

import io.mazurka.cluster.spark.master.ClusterMemory;
import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import java.io.Serializable;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The executors of a cluster, as they describe themselves before a run.
 *
 * @param master their master
 * @param count their number
 * @param cores the number of tasks that run at once in all of them
 * @param heapBytes the smallest heap
 */
record ClusterExecutors(Master master, int count, int cores, long heapBytes) {

  private static final int PARTITIONS_PER_CORE = 2;

  /** The description of one executor. */
  private record Facts(String version, long heapBytes) implements Serializable {
    static Facts here() {
      return new Facts(
          org.apache.spark.package$.MODULE$.SPARK_VERSION(), Runtime.getRuntime().maxMemory());
    }
  }

  /** Asks {@code count} executors, and makes sure that their versions fit the driver. */
  static ClusterExecutors of(JavaSparkContext context, Master master, int count, Patient patient) {
    int cores = Math.max(1, context.defaultParallelism());
    int probes = 4 * Math.max(count, cores);
    List<Integer> numbers = IntStream.range(0, probes).boxed().toList();
    List<Facts> facts =
        patient.await(
            () ->
                context
                    .parallelize(new java.util.ArrayList<>(numbers), probes)
                    .map(number -> Facts.here())
                    .collect());
    TreeSet<String> versions = new TreeSet<>();
    facts.forEach(one -> versions.add(one.version()));
    versions.remove(context.version());
    if (!versions.isEmpty()) {
      throw Connection.otherVersion(master, String.join(" and ", versions));
    }
    long heap = facts.stream().mapToLong(Facts::heapBytes).min().orElse(0);
    return new ClusterExecutors(master, count, cores, heap);
  }

  /** The memory that each executor takes from its worker. */
  static long megabytes(JavaSparkContext context) {
    return context.sc().executorMemory();
  }

  /** The number of partitions, unless the user gives one. */
  int usualPartitions() {
    return Math.max(2, PARTITIONS_PER_CORE * cores);
  }

  ClusterMemory memory() {
    return new ClusterMemory(master, heapBytes, Math.max(1, cores / Math.max(1, count)));
  }
}
