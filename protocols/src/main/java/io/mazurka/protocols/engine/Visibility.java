package io.mazurka.protocols.engine;

import io.mazurka.protocols.InvariantDefinition;
import io.mazurka.protocols.InvariantDefinition.Clause;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalStep;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which transitions can change the truth of an invariant, as far as the local graphs show: a step
 * is invisible if each clause of the invariant holds after it for the same local states of the
 * others as before it.
 */
final class Visibility {

  /** A clause with more combinations of the others' local states is not looked into. */
  private static final int MOST_COMBINATIONS = 1 << 14;

  private final LocalAnalysis analysis;
  private final Map<ProcessId, LocalGraph> graphs = new HashMap<>();
  private final Map<Place, Optional<BitSet>> known = new HashMap<>();

  /** A local state of one of the processes of a clause. */
  private record Place(Clause clause, int position, int local) {}

  /**
   * @param analysis a complete analysis of the protocol
   */
  Visibility(LocalAnalysis analysis, List<ProcessComponent> processes) {
    this.analysis = analysis;
    for (LocalGraph graph : analysis.graphs()) {
      graphs.put(processes.get(graph.process()).process().id(), graph);
    }
  }

  /** Whether a step of the transition can make the invariant true or false. */
  boolean isVisible(InvariantDefinition invariant, ProtocolTransition transition) {
    boolean heard =
        invariant.reads().stream()
            .anyMatch(
                part ->
                    part instanceof Monitor<?> monitor
                        && monitor.listeners().containsKey(transition.step()));
    boolean unknown =
        invariant.clauses().isEmpty() && invariant.reads().contains(transition.process().role());
    return heard
        || unknown
        || invariant.clauses().stream().anyMatch(clause -> isVisible(clause, transition));
  }

  private boolean isVisible(Clause clause, ProtocolTransition transition) {
    int position = clause.processes().indexOf(transition.process().id());
    if (position < 0) {
      return false;
    }
    LocalGraph graph = graph(transition.process().id());
    for (int local : graph.locals()) {
      for (LocalStep step : graph.steps(local)) {
        if (step.transition() == transition.regular() && step.to() != local) {
          Optional<BitSet> before = holds(new Place(clause, position, local));
          if (before.isEmpty() || !before.equals(holds(new Place(clause, position, step.to())))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private LocalGraph graph(ProcessId process) {
    LocalGraph graph = graphs.get(process);
    if (graph == null) {
      throw new IllegalArgumentException(process + " is not part of the protocol");
    }
    return graph;
  }

  /** For which combinations of the others' local states the clause holds, if that can be told. */
  private Optional<BitSet> holds(Place place) {
    return known.computeIfAbsent(place, this::evaluate);
  }

  private Optional<BitSet> evaluate(Place place) {
    List<List<Integer>> choices = new ArrayList<>();
    double combinations = 1;
    for (int index = 0; index < place.clause().processes().size(); index++) {
      List<Integer> locals =
          index == place.position()
              ? List.of(place.local())
              : graph(place.clause().processes().get(index)).locals();
      choices.add(locals);
      combinations *= locals.size();
    }
    if (combinations > MOST_COMBINATIONS) {
      return Optional.empty();
    }
    BitSet results = new BitSet();
    try {
      for (int combination = 0; combination < combinations; combination++) {
        results.set(combination, holds(place.clause(), choices, combination));
      }
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      return Optional.empty(); // The combination need never come up.
    }
    return Optional.of(results);
  }

  private boolean holds(Clause clause, List<List<Integer>> choices, int combination) {
    List<Object> states = new ArrayList<>();
    int rest = combination;
    for (int index = 0; index < choices.size(); index++) {
      List<Integer> locals = choices.get(index);
      int process = graph(clause.processes().get(index)).process();
      int local = locals.get(rest % locals.size());
      states.add(analysis.background().meaning().local(process, local));
      rest /= locals.size();
    }
    return clause.condition().test(states);
  }
}
