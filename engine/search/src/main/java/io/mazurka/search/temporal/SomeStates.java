package io.mazurka.search.temporal;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The graph of a few representatives, with all steps between them. */
final class SomeStates {

  private final TransitionSystem system;
  private final Cursor cursor;
  private final Map<IntBuffer, Integer> numbers = new LinkedHashMap<>();

  /**
   * For each of the first states, which are initial, its index among the initial states of the
   * system.
   */
  private final List<Integer> starts = new ArrayList<>();

  /** For each edge, the index of its step among all steps of its state. */
  private final List<Integer> steps = new ArrayList<>();

  private final StateGraph graph;

  SomeStates(SearchTask task, List<int[]> states) {
    this.system = task.system();
    this.cursor = system.cursor();
    Canonicalizer canonicalizer = task.symmetry().canonicalizers().get();
    List<IntBuffer> wanted = states.stream().map(state -> IntBuffer.wrap(state.clone())).toList();
    List<int[]> initial = system.initialStates();
    for (int index = 0; index < initial.size(); index++) {
      IntBuffer state = IntBuffer.wrap(canonicalizer.representative(initial.get(index)));
      if (wanted.contains(state) && numbers.putIfAbsent(state, numbers.size()) == null) {
        starts.add(index);
      }
    }
    wanted.forEach(state -> numbers.putIfAbsent(state, numbers.size()));
    this.graph = connect(canonicalizer);
  }

  /**
   * The states of one execution, which begins in the first of them.
   *
   * @param start the index of the first state among the initial states of the system
   */
  SomeStates(TransitionSystem system, Cursor cursor, int start, List<int[]> states) {
    this.system = system;
    this.cursor = cursor;
    starts.add(start);
    states.forEach(state -> numbers.putIfAbsent(IntBuffer.wrap(state), numbers.size()));
    this.graph = connect(Canonicalizer.IDENTITY);
  }

  private StateGraph connect(Canonicalizer canonicalizer) {
    int[] firsts = new int[numbers.size() + 1];
    List<Integer> targets = new ArrayList<>();
    List<Integer> actions = new ArrayList<>();
    BitSet unexpanded = new BitSet();
    BitSet terminal = new BitSet();
    Quiescence quiescence = Quiescence.of(system);
    numbers.forEach(
        (state, number) -> {
          int[] vector = state.array();
          int count = cursor.load(vector);
          terminal.set(number, quiescence.isTerminal(cursor, count));
          for (int step = 0; step < count; step++) {
            int action = cursor.transition(step);
            int[] successor = canonicalizer.representative(cursor.successor(vector, step));
            Integer target = numbers.get(IntBuffer.wrap(successor));
            if (target != null) {
              targets.add(target);
              actions.add(action);
              steps.add(step);
            }
          }
          firsts[number + 1] = targets.size();
          boolean isolated = firsts[number] == firsts[number + 1];
          unexpanded.set(number, isolated && !terminal.get(number));
        });
    return new StateGraph(
            numbersFrom(starts.size()), firsts, array(targets), array(actions), unexpanded)
        .restingIn(terminal);
  }

  private static int[] numbersFrom(int count) {
    int[] all = new int[count];
    Arrays.setAll(all, index -> index);
    return all;
  }

  private static int[] array(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  StateGraph graph() {
    return graph;
  }

  long[] labels(List<NamedCondition> atoms) {
    return labels(new AtomLabels(atoms));
  }

  long[] labels(AtomLabels labels) {
    return numbers.keySet().stream().mapToLong(state -> labels.of(state.array())).toArray();
  }

  /** Finds out, for each state, which assumptions have an enabled action there. */
  Fairness fairness(List<FairnessAssumption> assumptions) {
    int words = Fairness.words(assumptions.size());
    long[] enabled = new long[numbers.size() * words];
    numbers.forEach(
        (state, number) -> {
          int count = cursor.load(state.array());
          for (int step = 0; step < count; step++) {
            for (int index = 0; index < assumptions.size(); index++) {
              if (assumptions.get(index).actions().contains(cursor.transition(step))) {
                enabled[number * words + index / Long.SIZE] |= 1L << index;
              }
            }
          }
        });
    return new Fairness(assumptions, enabled);
  }

  /** The path of a lasso, as steps of representatives. */
  Path path(Lasso lasso) {
    return new Path(
        starts.get(lasso.start()), Arrays.stream(lasso.edges()).mapToObj(steps::get).toList());
  }
}
