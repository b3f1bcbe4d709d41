package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.EventModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The traces of a system by definition: all its executions, one by one, up to the order of
 * independent events.
 */
final class Traces {

  private final EventModel system;
  private final int mostExecutions;
  private final Set<List<TreeSet<Long>>> found = new HashSet<>();
  private int executions;

  private Traces(EventModel system, int mostExecutions) {
    this.system = system;
    this.mostExecutions = mostExecutions;
  }

  /** All traces from an initial state, unless there are too many executions. */
  static Optional<Set<List<TreeSet<Long>>>> all(
      EventModel system, int[] initial, int mostExecutions) {
    Traces traces = new Traces(system, mostExecutions);
    traces.extend(new ArrayList<>(), initial);
    return traces.executions > mostExecutions ? Optional.empty() : Optional.of(traces.found);
  }

  private void extend(List<Long> execution, int[] state) {
    boolean maximal = true;
    for (int process = 0; process < system.processes() && executions <= mostExecutions; process++) {
      for (long event : system.steps(process, state)) {
        maximal = false;
        int[] next = state.clone();
        system.take(event, next);
        execution.add(event);
        extend(execution, next);
        execution.remove(execution.size() - 1);
      }
    }
    if (maximal) {
      executions++;
      found.add(normalForm(execution, system));
    }
  }

  /** Foata's normal form: each event, by its number, in the first layer that it can be in. */
  static List<TreeSet<Long>> normalForm(List<Long> execution, EventModel system) {
    List<TreeSet<Long>> layers = new ArrayList<>();
    int[] layerOf = new int[execution.size()];
    for (int index = 0; index < execution.size(); index++) {
      for (int earlier = 0; earlier < index; earlier++) {
        if (system.dependent(execution.get(earlier), execution.get(index))) {
          layerOf[index] = Math.max(layerOf[index], layerOf[earlier] + 1);
        }
      }
      if (layerOf[index] == layers.size()) {
        layers.add(new TreeSet<>());
      }
      layers.get(layerOf[index]).add(execution.get(index));
    }
    return layers;
  }
}
