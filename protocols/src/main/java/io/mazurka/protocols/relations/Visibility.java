package io.mazurka.protocols.relations;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.protocols.Monitor;
import io.mazurka.protocols.ProcessId;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.analysis.LocalIndependence;
import io.mazurka.protocols.analysis.LocalStep;
import io.mazurka.protocols.programs.ProtocolTransition;
import io.mazurka.protocols.symmetry.Place;
import io.mazurka.protocols.views.ProcessComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * Which transitions can change the truth of a property, as far as the local graphs show: a step is
 * invisible if each clause of the property holds after it for the same local states of the others
 * as before it. Shared between workers.
 */
public final class Visibility {

  /** A clause with more combinations of the others' local states is not looked into. */
  private static final int MOST_COMBINATIONS = 1 << 14;

  private final LocalAnalysis analysis;
  private final List<PropertyDefinition> checked;
  private final Map<ProcessId, LocalGraph> graphs = new HashMap<>();
  private final KeyMemo<Place, Optional<BitSet>> known = new KeyMemo<>(this::evaluate);

  /** A local state of one of the processes of a clause. */
  private record Place(Clause clause, int position, int local) {}

  /**
   * @param analysis a complete analysis of the protocol
   * @param checked the properties that matter in every state
   */
  public Visibility(
      LocalAnalysis analysis, List<ProcessComponent> processes, List<PropertyDefinition> checked) {
    this.analysis = analysis;
    this.checked = checked;
    for (LocalGraph graph : analysis.graphs()) {
      graphs.put(processes.get(graph.process()).process().id(), graph);
    }
  }

  /** Whether a step of the transition can make a property true or false. */
  boolean isVisible(ProtocolTransition transition) {
    return isVisible(transition, graph(transition.process().id()).locals());
  }

  /**
   * The own transitions that are invisible from a local state on, as long as nothing that they
   * depend on is executed: then the process is moved only by what is independent of them.
   */
  long[] invisible(
      List<ProtocolTransition> own,
      int local,
      LocalIndependence independence,
      TransitionSets sets) {
    return sets.all(
        transition ->
            own.contains(transition)
                && !isVisible(transition, reachable(transition, local, independence)));
  }

  private Collection<Integer> reachable(
      ProtocolTransition transition, int local, LocalIndependence independence) {
    LocalGraph graph = graph(transition.process().id());
    Set<Integer> found = new LinkedHashSet<>(Set.of(local));
    Queue<Integer> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      for (LocalStep step : graph.steps(open.remove())) {
        if (independence.wouldBeIndependent(local, transition.regular(), step.transition())
            && found.add(step.to())) {
          open.add(step.to());
        }
      }
    }
    return found;
  }

  private boolean isVisible(ProtocolTransition transition, Collection<Integer> locals) {
    return fails(transition, locals)
        || checked.stream().anyMatch(property -> isVisible(property, transition, locals));
  }

  /** A search must come to where user code fails, whatever is checked. */
  private boolean fails(ProtocolTransition transition, Collection<Integer> locals) {
    LocalGraph graph = graph(transition.process().id());
    return graph.canFail()
        && locals.stream()
            .flatMap(local -> graph.steps(local).stream())
            .anyMatch(step -> step.fails() && step.transition() == transition.regular());
  }

  private boolean isVisible(
      PropertyDefinition property, ProtocolTransition transition, Collection<Integer> locals) {
    boolean heard =
        property.reads().stream()
            .anyMatch(
                part ->
                    part instanceof Monitor<?> monitor
                        && monitor.listeners().containsKey(transition.step()));
    boolean unknown =
        property.clauses().isEmpty() && property.reads().contains(transition.process().role());
    return heard
        || unknown
        || property.clauses().stream().anyMatch(clause -> isVisible(clause, transition, locals));
  }

  private boolean isVisible(
      Clause clause, ProtocolTransition transition, Collection<Integer> locals) {
    int position = clause.processes().indexOf(transition.process().id());
    if (position < 0) {
      return false;
    }
    LocalGraph graph = graph(transition.process().id());
    for (int local : locals) {
      for (LocalStep step : graph.steps(local)) {
        if (step.transition() == transition.regular()
            && mayChange(clause, position, local, step.to())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a clause may hold or fail because its process at a position changes its state. */
  public boolean mayChange(Clause clause, int position, int local, int to) {
    if (local == to) {
      return false;
    }
    Optional<BitSet> before = holds(new Place(clause, position, local));
    return before.isEmpty() || !before.equals(holds(new Place(clause, position, to)));
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
    return known.of(place);
  }

  /** Calls user code, so it does for one worker at a time. */
  private synchronized Optional<BitSet> evaluate(Place place) {
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
