package io.mazurka.protocols.engine.relations;

import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalIndependence;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.conditions.ClauseChanges;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;

/**
 * Tells which transitions can change the truth of a property, as derived from the local graphs. A
 * step is invisible if it leaves every clause of the property true for the same local states of the
 * other processes. Shared between workers.
 */
public final class Visibility {

  private final LocalAnalysis analysis;
  private final List<PropertyDefinition> checked;
  private final IdentityHashMap<Clause, ClauseChanges> changes = new IdentityHashMap<>();
  private final Map<ProcessId, LocalGraph> graphs = new HashMap<>();

  /**
   * @param analysis a complete analysis of the protocol
   * @param checked the properties to preserve in every state
   */
  public Visibility(
      LocalAnalysis analysis,
      List<ProcessComponent> processes,
      List<PropertyDefinition> checked,
      DividedProperties divided) {
    this.analysis = analysis;
    this.checked = divided.of(checked);
    this.checked.stream()
        .flatMap(property -> property.clauses().stream())
        .forEach(clause -> changes.put(clause, divided.changes(clause)));
    for (LocalGraph graph : analysis.graphs()) {
      graphs.put(processes.get(graph.process()).process().id(), graph);
    }
  }

  /** Whether a step of the transition can make a property true or false. */
  boolean isVisible(ProtocolTransition transition) {
    return isVisible(transition, graph(transition.process().id()).locals());
  }

  /**
   * The own transitions that are invisible from a local state on, as long as only transitions
   * independent of them are executed: then only such transitions move the process.
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

  /**
   * Whether user code can fail in the transition. A search must reach every failure, whatever it
   * checks.
   */
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
                        && monitor.hears(Objects.requireNonNull(transition.step())));
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

  /**
   * Whether the truth of a clause may change when its process at {@code position} moves from {@code
   * local} to {@code to}.
   */
  public boolean mayChange(Clause clause, int position, int local, int to) {
    if (local == to) {
      return false;
    }
    int process = graph(clause.processes().get(position)).process();
    Meaning meaning = analysis.background().meaning();
    return Objects.requireNonNull(changes.get(clause))
        .mayChange(position, meaning.local(process, local), meaning.local(process, to));
  }

  private LocalGraph graph(ProcessId process) {
    LocalGraph graph = graphs.get(process);
    if (graph == null) {
      throw new IllegalArgumentException(process + " is not part of the protocol");
    }
    return graph;
  }
}
