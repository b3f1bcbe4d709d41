package io.mazurka.cluster.spark;

import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.checkpoint.CheckpointPlan;
import io.mazurka.kernel.cluster.ClusterRequest;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.reference.Instance;
import io.mazurka.kernel.reference.ModelReference;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Checks on Spark, as tests ask for them. */
record SparkRuns(
    String master,
    int partitions,
    CheckpointPlan plan,
    SearchListener listener,
    Interference mishap) {

  /** Two threads of this process. */
  static SparkRuns local(int partitions) {
    return new SparkRuns(
        "local[2]", partitions, CheckpointPlan.none(), SearchListener.none(), Interference.NONE);
  }

  SparkRuns on(String other) {
    return new SparkRuns(other, partitions, plan, listener, mishap);
  }

  SparkRuns with(CheckpointPlan wanted) {
    return new SparkRuns(master, partitions, wanted, listener, mishap);
  }

  SparkRuns watchedBy(SearchListener watcher) {
    return new SparkRuns(master, partitions, plan, watcher, mishap);
  }

  SparkRuns struckBy(Interference something) {
    return new SparkRuns(master, partitions, plan, listener, something);
  }

  /** Everything that can be reached, one by one. */
  static CheckOptions full() {
    return CheckOptions.unreduced().withPor(Por.NONE);
  }

  static Instance model(String name) {
    return ModelReference.named(name).open();
  }

  CheckResult check(Instance instance, CheckOptions options) {
    return new SparkCheck(
            new ClusterRequest(instance, options, master, partitions, null, plan), listener, mishap)
        .run();
  }

  /** A check, and what each partition reported of each superstep. */
  Logged logged(Instance instance, CheckOptions options) throws IOException {
    Path file = Files.createTempFile("steps", ".txt");
    System.setProperty("spark.mazurka.steps", file.toString());
    try {
      CheckResult result = check(instance, options);
      return new Logged(result, Files.readAllLines(file));
    } finally {
      System.clearProperty("spark.mazurka.steps");
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
