package io.mazurka.differential.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A small explicit graph of the states of a system.
 *
 * @param initial the numbers of the initial states
 * @param edges per state, its steps in the graph
 * @param enabled per state, the transitions that are enabled in the system
 * @param forced the transitions that must happen: where one of them is enabled, a run does not end
 */
record WrittenGraph(
    List<Integer> initial,
    List<int[]> states,
    List<List<Edge>> edges,
    List<BitSet> enabled,
    BitSet forced) {

  /** A step of some transition to a state. */
  record Edge(int transition, int target) {}

  /**
   * Explores a system.
   *
   * @param chosen the steps to take in a state, or null for all of them
   * @return empty if there are more than {@code most} states
   */
  static Optional<WrittenGraph> explore(
      TransitionSystem system, Function<List<Integer>, int @Nullable []> chosen, int most) {
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    WrittenGraph graph = empty(system);
    for (int[] state : system.initialStates()) {
      graph.initial.add(graph.number(state, numbers));
    }
    Cursor cursor = system.cursor();
    for (int next = 0; next < graph.states.size(); next++) {
      if (graph.states.size() > most) {
        return Optional.empty();
      }
      int[] state = graph.states.get(next);
      int steps = cursor.load(state);
      graph.enabled.add(transitions(steps, cursor::transition));
      int[] taken = chosen.apply(key(state));
      List<Edge> own = new ArrayList<>();
      for (int step : taken == null ? IntStream.range(0, steps).toArray() : taken) {
        int target = graph.number(cursor.successor(state, step), numbers);
        own.add(new Edge(cursor.transition(step), target));
      }
      graph.edges.add(own);
    }
    return Optional.of(graph);
  }

  /**
   * The graph of a single execution, which ends in a terminal state or repeats for ever.
   *
   * @param cycleStart the number of steps before those that repeat, or the number of all steps
   * @return empty if the last state is neither terminal nor the one that repeats
   */
  static Optional<WrittenGraph> along(TransitionSystem system, Path path, int cycleStart) {
    WrittenGraph graph = empty(system);
    graph.initial.add(0);
    Walk walk = Walk.from(system, path.initialState());
    int length = path.steps().size();
    for (int place = 0; place <= length; place++) {
      graph.states.add(walk.state());
      graph.enabled.add(transitions(walk.possible(), walk::transition));
      if (place < length) {
        int step = path.steps().get(place);
        graph.edges.add(List.of(new Edge(walk.transition(step), place + 1)));
        walk.take(step);
      }
    }
    graph.edges.add(List.of());
    if (cycleStart == length) {
      return Optional.of(graph).filter(one -> one.isTerminal(length));
    }
    return Optional.of(graph)
        .filter(one -> Arrays.equals(walk.state(), one.states.get(cycleStart)))
        .map(one -> one.closed(cycleStart));
  }

  /**
   * The graph of all executions that begin with these steps and go on in the graph {@code full}.
   */
  static WrittenGraph beginningWith(TransitionSystem system, Path path, WrittenGraph full) {
    WrittenGraph graph =
        new WrittenGraph(
            new ArrayList<>(),
            new ArrayList<>(full.states),
            new ArrayList<>(full.edges),
            new ArrayList<>(full.enabled),
            full.forced);
    Walk walk = Walk.along(system, path);
    int target =
        IntStream.range(0, full.size())
            .filter(state -> Arrays.equals(full.states.get(state), walk.state()))
            .findFirst()
            .orElseThrow();
    for (int place = path.steps().size() - 1; place >= 0; place--) {
      walk.moveTo(place);
      graph.states.add(walk.state());
      graph.enabled.add(transitions(walk.possible(), walk::transition));
      graph.edges.add(List.of(new Edge(walk.transition(path.steps().get(place)), target)));
      target = graph.states.size() - 1;
    }
    graph.initial.add(target);
    return graph;
  }

  /** The same graph without its last state, which is merged with the equal state {@code other}. */
  private WrittenGraph closed(int other) {
    int last = states.size() - 1;
    List<List<Edge>> closed = new ArrayList<>(edges.subList(0, last));
    closed.set(last - 1, List.of(new Edge(edges.get(last - 1).get(0).transition, other)));
    return new WrittenGraph(
        initial, states.subList(0, last), closed, enabled.subList(0, last), forced);
  }

  private static WrittenGraph empty(TransitionSystem system) {
    BitSet forced = new BitSet();
    system.transitions().stream()
        .filter(one -> !one.optional())
        .forEach(one -> forced.set(one.number()));
    return new WrittenGraph(
        new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), forced);
  }

  /**
   * The same graph in which every transition must happen, so that runs end only where nothing is
   * enabled.
   */
  WrittenGraph withAllForced() {
    BitSet all = new BitSet();
    enabled.forEach(all::or);
    return new WrittenGraph(initial, states, edges, enabled, all);
  }

  /** The same graph in which all states are initial. */
  WrittenGraph fromEverywhere() {
    return new WrittenGraph(
        IntStream.range(0, states.size()).boxed().toList(), states, edges, enabled, forced);
  }

  private static BitSet transitions(int steps, IntUnaryOperator transition) {
    BitSet transitions = new BitSet();
    IntStream.range(0, steps).map(transition).forEach(transitions::set);
    return transitions;
  }

  static List<Integer> key(int[] state) {
    return Arrays.stream(state).boxed().toList();
  }

  private int number(int[] state, Map<List<Integer>, Integer> numbers) {
    return numbers.computeIfAbsent(
        key(state),
        key -> {
          states.add(state.clone());
          return states.size() - 1;
        });
  }

  int size() {
    return states.size();
  }

  /** Whether a run may end here: no transition that must happen is enabled. */
  boolean isTerminal(int state) {
    return !enabled.get(state).intersects(forced);
  }

  /** Per state, the atoms that hold there. */
  long[] labels(List<NamedCondition> atoms) {
    List<StateEvaluator> evaluators =
        atoms.stream().map(atom -> atom.condition().evaluator()).toList();
    return states.stream()
        .mapToLong(
            state ->
                IntStream.range(0, evaluators.size())
                    .mapToLong(atom -> evaluators.get(atom).holds(state) ? 1L << atom : 0)
                    .sum())
        .toArray();
  }
}
