package io.mazurka.cluster.random;

import io.mazurka.cluster.job.Proviso;
import io.mazurka.cluster.loop.ClusterCheck;
import io.mazurka.cluster.step.ShakenSteps;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
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
 * Compares searches of a random system in supersteps with local ones: unreduced in all figures,
 * reduced with each proviso in verdicts and terminal states.
 *
 * @param builder makes the system of a plan
 * @param shape options that decide what the system is and what is asked, by the seed
 * @param reduction options that ask for a reduction, by the seed
 */
record ClusterExperiment<P>(
    Function<P, Checkable> builder,
    Function<Random, CheckOptions> shape,
    Function<Random, ReductionOptions> reduction)
    implements Experiment<P> {

  private static final int MOST_STATES = 300;
  private static final int MOST_PARTITIONS = 8;

  @Override
  public void run(P plan, Trial trial) {
    Random random = new Random(trial.seed() * 0x9E3779B97F4A7C15L);
    Checkable system = builder.apply(plan);
    CheckOptions shaped = shape.apply(random);
    ReductionOptions asked = reduction.apply(random);
    CheckOptions full =
        shaped.withReductions(ReductionOptions.none().withSymmetry(asked.symmetry())).withAll();
    CheckResult local = local(system, full, MOST_STATES);
    if (local == null || local(system, shaped.withReductions(asked), MOST_STATES) == null) {
      return;
    }
    trial.count("compared");
    int partitions = 1 + random.nextInt(MOST_PARTITIONS);
    trial.at("unreduced, %d partitions".formatted(partitions));
    CheckResult all = run(system, full, partitions, Proviso.HISTORY, random, trial);
    trial.require("figures", figures(local.statistics()), figures(all.statistics()));
    trial.require("verdicts", verdicts(local), verdicts(all));
    trial.require("unused", local.unused(), all.unused());
    List<Proviso> provisos = provisos(partitions);
    for (Proviso proviso : provisos) {
      trial.count("with " + proviso);
      compareReduced(
          system, shaped.withReductions(asked), partitions, proviso, local, random, trial);
    }
    if (random.nextInt(4) == 0) {
      Proviso proviso = provisos.get(random.nextInt(provisos.size()));
      trial.at("stopping, %d partitions, %s".formatted(partitions, proviso));
      CheckResult stopping =
          run(system, shaped.withReductions(asked), partitions, proviso, random, trial);
      trial.require(
          "verdict", local.verdict() == Verdict.HOLDS, stopping.verdict() == Verdict.HOLDS);
      trial.count("violated", stopping.counterexample() != null);
    }
  }

  /** A local run; null if it has too many states, or is not possible. */
  static @Nullable CheckResult local(Checkable system, CheckOptions options, int most) {
    try {
      CheckResult result =
          Check.of(system)
              .with(options.withWorkers(1).withLimits(Limits.none().withStates(most)))
              .run();
      return result.end() == EndReason.STATE_LIMIT ? null : result;
    } catch (InvalidOptionException e) {
      return null;
    }
  }

  private static void compareReduced(
      Checkable system,
      CheckOptions options,
      int partitions,
      Proviso proviso,
      CheckResult local,
      Random random,
      Trial trial) {
    trial.at("%s, %d partitions, %s".formatted(proviso, partitions, options.reductions()));
    CheckResult reduced = run(system, options.withAll(), partitions, proviso, random, trial);
    trial.require(
        "terminal states",
        local.statistics().terminalStates(),
        reduced.statistics().terminalStates());
    trial.require("verdicts", verdicts(local), verdicts(reduced));
    trial.count("states were saved", reduced.statistics().states() < local.statistics().states());
    trial.count("proviso needed", reduced.reductions().toString().contains("proviso"));
  }

  private static List<Proviso> provisos(int partitions) {
    return partitions == 1
        ? List.of(Proviso.values())
        : List.of(Proviso.BORDER, Proviso.ORDER, Proviso.HISTORY);
  }

  private static CheckResult run(
      Checkable system,
      CheckOptions options,
      int partitions,
      Proviso proviso,
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
    ShakenSteps last = runs.get(runs.size() - 1);
    if (result.end() == EndReason.EXHAUSTED) {
      last.requireClosed();
    }
    trial.count("repeated", last.repeated());
    trial.count("moved", last.moved());
    return result;
  }

  private static String figures(Statistics figures) {
    return "%d states, %d transitions, %d terminal, %d violating"
        .formatted(
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates());
  }

  private static Map<String, Verdict> verdicts(CheckResult result) {
    Map<String, Verdict> verdicts = new TreeMap<>();
    for (PropertyResult property : result.properties()) {
      verdicts.put(property.name(), property.verdict());
    }
    return verdicts;
  }
}
