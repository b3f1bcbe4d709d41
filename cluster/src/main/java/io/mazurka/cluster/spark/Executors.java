package io.mazurka.cluster.spark;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.cluster.ClusterFailedException;
import io.mazurka.kernel.search.SearchListener;
import java.io.Serializable;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * What executors say of themselves before a run.
 *
 * @param count how many there are
 * @param cores how many tasks run at once in all of them
 * @param heapBytes the smallest heap
 */
record Executors(int count, int cores, long heapBytes) {

  private static final double PATIENCE_SECONDS = 90;
  private static final double QUIET_SECONDS = 2;
  private static final int PARTITIONS_PER_CORE = 2;

  /** What one of them says. */
  private record Facts(String version, long heapBytes) implements Serializable {
    static Facts here() {
      return new Facts(
          org.apache.spark.package$.MODULE$.SPARK_VERSION(), Runtime.getRuntime().maxMemory());
    }
  }

  /** Waits until there are executors, and makes sure that they fit the driver. */
  static Executors of(JavaSparkContext context, Master master, SearchListener listener) {
    int count = master.isLocal() ? 1 : await(context, master, listener);
    int cores = Math.max(1, context.defaultParallelism());
    int probes = 4 * Math.max(count, cores);
    List<Integer> numbers = IntStream.range(0, probes).boxed().toList();
    List<Facts> facts =
        new Patient(listener, 0)
            .await(
                () ->
                    context
                        .parallelize(new java.util.ArrayList<>(numbers), probes)
                        .map(number -> Facts.here())
                        .collect());
    TreeSet<String> versions = new TreeSet<>();
    facts.forEach(one -> versions.add(one.version()));
    versions.remove(context.version());
    if (!versions.isEmpty()) {
      throw new InvalidOptionException(
          "--cluster: the cluster runs Spark %s, and this is made for Spark %s"
              .formatted(String.join(" and ", versions), context.version()));
    }
    long heap = facts.stream().mapToLong(Facts::heapBytes).min().orElse(0);
    return new Executors(count, cores, heap);
  }

  private static int await(JavaSparkContext context, Master master, SearchListener listener) {
    long start = System.nanoTime();
    long changed = start;
    int known = 0;
    while (true) {
      if (context.sc().isStopped()) {
        throw Connection.refused(master);
      }
      int now = registered(context, known);
      if (now != known) {
        known = now;
        changed = System.nanoTime();
      }
      boolean all = master.executors() > 0 && known >= master.executors();
      boolean quiet =
          master.executors() == 0 && (System.nanoTime() - changed) / 1e9 > QUIET_SECONDS;
      if (known > 0 && (all || quiet)) {
        return known;
      }
      boolean late = (System.nanoTime() - start) / 1e9 > PATIENCE_SECONDS;
      if (late || listener.cancelled()) {
        if (known > 0 && late) {
          return known;
        }
        throw new ClusterFailedException(
            ("the cluster %s gave no executor: all its workers may be busy, or have less than %s of"
                    + " memory")
                .formatted(master.url(), context.getConf().get("spark.executor.memory", "1g")),
            null);
      }
      pause();
    }
  }

  private static int registered(JavaSparkContext context, int known) {
    try {
      return context.sc().getExecutorMemoryStatus().size() - 1;
    } catch (IllegalStateException e) {
      return known; // It has just been stopped.
    }
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** Into how many parts to divide the states, unless somebody says otherwise. */
  int usualPartitions() {
    return Math.max(2, PARTITIONS_PER_CORE * cores);
  }

  ClusterMemory memory() {
    return new ClusterMemory(heapBytes, Math.max(1, cores / Math.max(1, count)));
  }
}
