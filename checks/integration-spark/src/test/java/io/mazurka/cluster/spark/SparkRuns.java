package io.mazurka.cluster.spark;

import io.mazurka.catalogue.Instance;
import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.cluster.ClusterRequest;
import io.mazurka.cluster.spark.master.Connection;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.checkpoint.CheckpointPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * Checks on Spark, as tests ask for them.
 *
 * @param shared a connection that several of them use, or null if each has its own
 */
record SparkRuns(
    @Nullable JavaSparkContext shared,
    String master,
    int partitions,
    CheckpointPlan plan,
    SearchListener listener,
    Interference mishap) {

  private static final String LOCAL = "local[2]";

  /** What several checks with two threads of this process share. */
  static JavaSparkContext connection() {
    return Connection.open(Master.of(LOCAL));
  }

  /** Two threads of this process. */
  static SparkRuns local(int partitions) {
    return new SparkRuns(
        null, LOCAL, partitions, CheckpointPlan.none(), SearchListener.none(), Interference.NONE);
  }

  SparkRuns sharing(JavaSparkContext context) {
    return new SparkRuns(context, master, partitions, plan, listener, mishap);
  }

  SparkRuns on(String other) {
    return new SparkRuns(null, other, partitions, plan, listener, mishap);
  }

  SparkRuns with(CheckpointPlan wanted) {
    return new SparkRuns(shared, master, partitions, wanted, listener, mishap);
  }

  SparkRuns watchedBy(SearchListener watcher) {
    return new SparkRuns(shared, master, partitions, plan, watcher, mishap);
  }

  SparkRuns struckBy(Interference something) {
    return new SparkRuns(shared, master, partitions, plan, listener, something);
  }

  /** Everything that can be reached, one by one. */
  static CheckOptions full() {
    return CheckOptions.unreduced().withPor(Por.NONE);
  }

  static Instance model(String name) {
    return ModelReference.named(name).open();
  }

  CheckResult check(Instance instance, CheckOptions options) {
    return check(instance, options, Map.of());
  }

  private CheckResult check(Instance instance, CheckOptions options, Map<String, String> settings) {
    SparkCheck check =
        new SparkCheck(
            new ClusterRequest(instance, options, master, partitions, null, plan),
            listener,
            mishap);
    if (shared != null) {
      SparkConf conf = shared.getConf();
      settings.forEach(conf::set);
      return check.run(shared, conf);
    }
    settings.forEach(System::setProperty);
    try {
      return check.run();
    } finally {
      settings.keySet().forEach(System::clearProperty);
    }
  }

  /** A check, and what each partition reported of each superstep. */
  Logged logged(Instance instance, CheckOptions options) throws IOException {
    Path file = Files.createTempFile("steps", ".txt");
    try {
      CheckResult result = check(instance, options, Map.of("spark.mazurka.steps", file.toString()));
      return new Logged(result, Files.readAllLines(file));
    } finally {
      Files.delete(file);
    }
  }

  record Logged(CheckResult result, List<String> steps) {

    /** All figures but the memory, which depends on how tables have grown. */
    List<Long> figures() {
      Statistics figures = result.statistics();
      return List.of(
          figures.states(),
          figures.transitions(),
          figures.terminalStates(),
          figures.violatingStates());
    }
  }
}
