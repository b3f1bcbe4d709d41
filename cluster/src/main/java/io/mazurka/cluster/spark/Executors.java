package io.mazurka.cluster.spark;

import java.io.Serializable;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * What executors say of themselves before a run.
 *
 * @param master where they are
 * @param count how many there are
 * @param cores how many tasks run at once in all of them
 * @param heapBytes the smallest heap
 */
record Executors(Master master, int count, int cores, long heapBytes) {

  private static final int PARTITIONS_PER_CORE = 2;

  /** What one of them says. */
  private record Facts(String version, long heapBytes) implements Serializable {
    static Facts here() {
      return new Facts(
          org.apache.spark.package$.MODULE$.SPARK_VERSION(), Runtime.getRuntime().maxMemory());
    }
  }

  /** Asks so many of them, and makes sure that they fit the driver. */
  static Executors of(JavaSparkContext context, Master master, int count, Patient patient) {
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
    return new Executors(master, count, cores, heap);
  }

  /** How much memory each takes of its worker. */
  static long megabytes(JavaSparkContext context) {
    return context.sc().executorMemory();
  }

  /** Into how many parts to divide the states, unless somebody says otherwise. */
  int usualPartitions() {
    return Math.max(2, PARTITIONS_PER_CORE * cores);
  }

  ClusterMemory memory() {
    return new ClusterMemory(master, heapBytes, Math.max(1, cores / Math.max(1, count)));
  }
}
