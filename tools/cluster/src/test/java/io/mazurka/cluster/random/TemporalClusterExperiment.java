package io.mazurka.cluster.random;

import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.loop.ClusterCheck;
import io.mazurka.cluster.step.ShakenSteps;
import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.RandomFormulaSystem.Kind;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.Experiment;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares verdicts on random formulas of linear time, with and without fairness, between
 * supersteps and local runs without any reduction. The check itself has replayed the executions
 * that violate a formula.
 *
 * @param builder makes the system of a plan
 */
record TemporalClusterExperiment<P>(Function<P, Checkable> builder) implements Experiment<P> {

  private static final int MOST_STATES = 200;
  private static final int MOST_PARTITIONS = 8;
  private static final List<Kind> KINDS =
      List.of(
          Kind.LINEAR, Kind.LINEAR, Kind.WEAKLY_FAIR, Kind.STRONGLY_FAIR, Kind.LINEAR_WITH_NEXT);

  @Override
  public void run(P plan, Trial trial) {
    Random random = new Random(trial.seed() * 0x9E3779B97F4A7C15L);
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    Checkable system = new RandomFormulaSystem(builder.apply(plan), trial.seed(), kind);
    CheckOptions full = CheckOptions.unreduced().withPor(Por.NONE).withAll();
    CheckResult local = ClusterExperiment.local(system, full, MOST_STATES);
    if (local == null || local.productStates() < 0) {
      return;
    }
    trial.count("compared");
    trial.count("compared, " + kind);
    int partitions = 1 + random.nextInt(MOST_PARTITIONS);
    trial.at("%s in full, %d partitions".formatted(kind, partitions));
    CheckResult all = run(system, full, partitions, Proviso.HISTORY, random, trial);
    trial.require("states", local.statistics().states(), all.statistics().states());
    trial.require("verdicts", verdicts(local), verdicts(all));
    trial.require("remarks", local.reductions(), all.reductions());
    // Without a proviso, sticky transitions handle cycles if they are known.
    Proviso[] provisos = {null, Proviso.HISTORY, Proviso.HISTORY, Proviso.ORDER, Proviso.BORDER};
    Proviso proviso = provisos[random.nextInt(provisos.length)];
    trial.at("%s, %s, %d partitions".formatted(kind, proviso, partitions));
    CheckOptions reduced = CheckOptions.defaults().withAll();
    if (ClusterExperiment.local(system, reduced, MOST_STATES) != null) {
      CheckResult some = run(system, reduced, partitions, proviso, random, trial);
      trial.require("verdicts", temporal(local), temporal(some));
      trial.count("reduced", some.statistics().states() < local.statistics().states());
      trial.count("proviso needed", some.reductions().toString().contains("proviso"));
    }
  }

  private static CheckResult run(
      Checkable system,
      CheckOptions options,
      int partitions,
      @Nullable Proviso proviso,
      Random random,
      Trial trial) {
    List<ShakenSteps> runs = new ArrayList<>();
    CheckResult result =
        new ClusterCheck(() -> system, options, partitions, proviso, SearchListener.none())
            .run(
                job -> {
                  ShakenSteps steps = new ShakenSteps(job, random);
                  runs.add(steps);
                  return steps;
                });
    runs.get(runs.size() - 1).requireClosed();
    trial.count("repeated", runs.get(runs.size() - 1).repeated());
    trial.count("moved", runs.get(runs.size() - 1).moved());
    Counterexample lasso = result.counterexample();
    trial.count("lasso", lasso != null && lasso.cycleStart() >= 0);
    return result;
  }

  private static Map<String, Verdict> verdicts(CheckResult result) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    for (PropertyResult property : result.properties()) {
      verdicts.put(property.name(), property.verdict());
    }
    return verdicts;
  }

  /** What is asked of states alone need not be kept when only formulas are asked for. */
  private static Map<String, Verdict> temporal(CheckResult result) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    for (PropertyResult property : result.properties()) {
      if (property.kind().isTemporal()) {
        verdicts.put(property.name(), property.verdict());
      }
    }
    return verdicts;
  }
}
