package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.reduction.Components;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.exploration.LocalPool.Found;
import io.mazurka.protocols.engine.views.HandlerOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The paths through the local states of a process, along the steps found so far. */
final class LocalPaths {

  private final Map<Integer, Integer> nodes = new HashMap<>();
  private final List<Found> steps;
  private final int[] sources;
  private final int[] targets;
  private final int[] component;

  /** The steps in the order of the components that they start in. */
  private final int[] order;

  LocalPaths(List<Found> steps) {
    this.steps = steps;
    this.sources = new int[steps.size()];
    this.targets = new int[steps.size()];
    for (int step = 0; step < sources.length; step++) {
      HandlerOutcome outcome = steps.get(step).outcome();
      sources[step] = node(steps.get(step).from());
      targets[step] = node(outcome == null ? LocalStep.BROKEN : outcome.local());
    }
    List<List<Integer>> successors = new ArrayList<>();
    nodes.keySet().forEach(local -> successors.add(new ArrayList<>()));
    for (int step = 0; step < sources.length; step++) {
      successors.get(sources[step]).add(targets[step]);
    }
    this.component =
        Components.of(
            successors.stream()
                .map(some -> some.stream().mapToInt(Integer::intValue).distinct().toArray())
                .toArray(int[][]::new));
    this.order =
        IntStream.range(0, sources.length)
            .boxed()
            .sorted(Comparator.comparingInt(step -> component[sources[step]]))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  private int node(int local) {
    return nodes.computeIfAbsent(local, fresh -> nodes.size());
  }

  /** The greatest sum of weights along a path, possibly infinite. No weight is negative. */
  double longest(ToDoubleFunction<Found> weight) {
    double[] best = new double[nodes.size()];
    for (int step : order) {
      int from = component[sources[step]];
      int to = component[targets[step]];
      double own = weight.applyAsDouble(steps.get(step));
      best[from] =
          from == to
              ? (own > 0 ? Double.POSITIVE_INFINITY : best[from])
              : Math.max(best[from], own + best[to]);
    }
    return Arrays.stream(best).max().orElse(0);
  }
}
