package io.mazurka.differential.temporal;

import io.mazurka.differential.temporal.WrittenGraph.Edge;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A small explicit graph of states, each with a label that says which properties hold there. A
 * terminal state is its own successor, because an execution that ends stays there. An execution
 * that stays in a state from which it could continue may still continue later in this graph; this
 * makes no difference to properties that ignore steps which change nothing.
 *
 * @param initial the initial states
 * @param successors per state, the targets of its steps
 * @param labels per state, a number for the properties that hold there
 */
public record LabelledGraph(
    List<Integer> initial, List<List<Integer>> successors, List<Integer> labels) {

  /**
   * Explores a system.
   *
   * @param chosen the steps to take in a state, or null for all of them
   * @param observed the properties that labels tell
   * @return empty if there are more than {@code most} states
   */
  static Optional<LabelledGraph> explore(
      TransitionSystem system,
      Function<List<Integer>, int @Nullable []> chosen,
      List<StateProperty> observed,
      int most) {
    return WrittenGraph.explore(system, chosen, most).map(graph -> of(graph, observed));
  }

  private static LabelledGraph of(WrittenGraph graph, List<StateProperty> observed) {
    List<List<Integer>> successors = new ArrayList<>();
    for (List<Edge> own : graph.edges()) {
      int state = successors.size();
      Stream<Integer> staying = graph.isTerminal(state) ? Stream.of(state) : Stream.of();
      successors.add(Stream.concat(staying, own.stream().map(Edge::target)).distinct().toList());
    }
    List<StateEvaluator> evaluators =
        observed.stream().map(one -> one.condition().evaluator()).toList();
    List<Integer> labels = graph.states().stream().map(state -> label(evaluators, state)).toList();
    return new LabelledGraph(graph.initial(), successors, labels);
  }

  private static int label(List<StateEvaluator> evaluators, int[] state) {
    int label = 0;
    for (int index = 0; index < evaluators.size(); index++) {
      label |= evaluators.get(index).holds(state) ? 1 << index : 0;
    }
    return label;
  }

  public int size() {
    return labels.size();
  }

  /**
   * The disjoint union of this graph and another one, whose states are numbered after those of this
   * one.
   */
  LabelledGraph beside(LabelledGraph other) {
    List<Integer> starts = new ArrayList<>(initial);
    other.initial.forEach(state -> starts.add(size() + state));
    List<List<Integer>> targets = new ArrayList<>(successors);
    other.successors.forEach(
        some -> targets.add(some.stream().map(state -> size() + state).toList()));
    List<Integer> all = new ArrayList<>(labels);
    all.addAll(other.labels);
    return new LabelledGraph(starts, targets, all);
  }

  /** The partition of the states by their labels. */
  int[] classes() {
    return labels.stream().mapToInt(Integer::intValue).toArray();
  }

  int label(int state) {
    return labels.get(state);
  }

  /** The states from which an infinite path stays within one class. */
  boolean[] diverging(int[] classes) {
    boolean[] staying = new boolean[size()];
    Arrays.fill(staying, true);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int state = 0; state < size(); state++) {
        int own = state;
        if (staying[state]
            && successors.get(state).stream()
                .noneMatch(next -> classes[next] == classes[own] && staying[next])) {
          staying[state] = false;
          changed = true;
        }
      }
    }
    return staying;
  }
}
