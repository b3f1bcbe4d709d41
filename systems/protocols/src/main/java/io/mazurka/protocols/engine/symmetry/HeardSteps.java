package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.symmetry.exchange.StepName;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The local steps that a monitor hears, numbered, and in which order a process can take them. A
 * process is at a position: the set of heard steps that it can take next, before any other one.
 */
final class HeardSteps {

  private final LocalAnalysis analysis;
  private final TransitionNumbers transitions;
  private final Predicate<StepDefinition> hears;
  private final List<Heard> steps = new ArrayList<>();
  private final List<StepDefinition> definitions = new ArrayList<>();
  private final Map<Heard, Integer> numbers = new HashMap<>();
  private final List<List<Integer>> positions = new ArrayList<>();
  private final Map<List<Integer>, Integer> positionNumbers = new HashMap<>();
  private final Map<Place, Integer> known = new HashMap<>();

  /** The parts of a local step that a monitor hears. */
  record Heard(StepName step, int process, int from, int to) {}

  private record Place(int process, int local) {}

  /**
   * @param analysis a complete analysis
   * @param hears the steps that the monitor hears
   */
  HeardSteps(
      LocalAnalysis analysis, TransitionNumbers transitions, Predicate<StepDefinition> hears) {
    this.analysis = analysis;
    this.transitions = transitions;
    this.hears = hears;
    for (LocalGraph graph : analysis.graphs()) {
      for (int local : graph.locals()) {
        graph.steps(local).stream().filter(this::isHeard).forEach(step -> add(graph, step));
      }
    }
  }

  private void add(LocalGraph graph, LocalStep step) {
    StepDefinition definition = definition(step);
    Heard heard = new Heard(StepName.of(definition), graph.process(), step.from(), step.to());
    if (numbers.putIfAbsent(heard, steps.size()) == null) {
      steps.add(heard);
      definitions.add(definition);
    }
  }

  private boolean isHeard(LocalStep step) {
    return !step.fails() && hears.test(definition(step));
  }

  private StepDefinition definition(LocalStep step) {
    return Objects.requireNonNull(transitions.get(step.transition()).step());
  }

  int size() {
    return steps.size();
  }

  Heard get(int number) {
    return steps.get(number);
  }

  StepDefinition definition(int number) {
    return definitions.get(number);
  }

  /** The number of a step, or -1 if it is not heard. */
  int number(Heard step) {
    return numbers.getOrDefault(step, -1);
  }

  /** The position of a process in a local state. */
  int position(int process, int local) {
    Place place = new Place(process, local);
    Integer position = known.get(place);
    if (position == null) {
      List<Integer> next = next(process, local);
      position = positionNumbers.computeIfAbsent(next, unknown -> positions.size());
      if (position == positions.size()) {
        positions.add(next);
      }
      known.put(place, position);
    }
    return position;
  }

  /** The heard steps that a process can take next at a position. */
  List<Integer> next(int position) {
    return positions.get(position);
  }

  /** The position of the process of a step after the step. */
  int after(int number) {
    return position(steps.get(number).process(), steps.get(number).to());
  }

  /** The heard steps that start where steps that are not heard lead to. */
  private List<Integer> next(int process, int local) {
    LocalGraph graph = analysis.graphs().get(process);
    Set<Integer> found = new TreeSet<>();
    Set<Integer> seen = new HashSet<>(Set.of(local));
    Deque<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (LocalStep step : graph.steps(open.remove())) {
        if (isHeard(step)) {
          found.add(
              number(new Heard(StepName.of(definition(step)), process, step.from(), step.to())));
        } else if (!step.fails() && seen.add(step.to())) {
          open.add(step.to());
        }
      }
    }
    return List.copyOf(found);
  }
}
