package io.mazurka.differential;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A small explicit graph of states, each with a label: which properties hold there. A terminal
 * state is its own successor, as an execution that ends stays where it is.
 *
 * @param initial the initial states
 * @param successors per state, where its steps lead
 * @param labels per state, a number for what holds there
 */
public record LabelledGraph(
    List<Integer> initial, List<List<Integer>> successors, List<Integer> labels) {

  /**
   * Explores a system.
   *
   * @param chosen which steps to take in a state, or null for all of them
   * @param observed what labels tell
   * @return nothing if there are more than {@code most} states
   */
  static Optional<LabelledGraph> explore(
      TransitionSystem system,
      Function<List<Integer>, int @Nullable []> chosen,
      List<StateProperty> observed,
      int most) {
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    List<int[]> states = new ArrayList<>();
    List<Integer> initial = new ArrayList<>();
    for (int[] state : system.initialStates()) {
      initial.add(number(state, numbers, states));
    }
    Cursor cursor = system.cursor();
    List<List<Integer>> successors = new ArrayList<>();
    for (int next = 0; next < states.size(); next++) {
      if (states.size() > most) {
        return Optional.empty();
      }
      int[] state = states.get(next);
      int steps = cursor.load(state);
      int[] taken = chosen.apply(RecordedChoices.key(state));
      Set<Integer> targets = new LinkedHashSet<>();
      for (int step : taken == null ? IntStream.range(0, steps).toArray() : taken) {
        targets.add(number(cursor.successor(state, step), numbers, states));
      }
      successors.add(targets.isEmpty() ? List.of(next) : List.copyOf(targets));
    }
    List<StateEvaluator> evaluators = observed.stream().map(StateProperty::evaluator).toList();
    List<Integer> labels = states.stream().map(state -> label(evaluators, state)).toList();
    return Optional.of(new LabelledGraph(initial, successors, labels));
  }

  private static int number(int[] state, Map<List<Integer>, Integer> numbers, List<int[]> states) {
    return numbers.computeIfAbsent(
        RecordedChoices.key(state),
        key -> {
          states.add(state.clone());
          return states.size() - 1;
        });
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

  /** This graph and another one side by side, the states of which come behind. */
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

  /** The states by their labels. */
  int[] classes() {
    return labels.stream().mapToInt(Integer::intValue).toArray();
  }

  int label(int state) {
    return labels.get(state);
  }

  /** The states from which an infinite path stays among those of one class. */
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
