package io.mazurka.protocols.engine.conditions;

import io.mazurka.protocols.engine.conditions.watching.DecisionGraph;
import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Decision;
import io.mazurka.protocols.engine.conditions.watching.DecisionRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/**
 * Finds the values of each position that a decision can distinguish. Two values are in one class if
 * every row leads to the same decision for both; then the result is the same whatever the other
 * values are.
 */
final class Distinctions {

  private final List<int[]> classes = new ArrayList<>();
  private final Set<DecisionRow> done = new HashSet<>();

  private Distinctions(int[] sizes) {
    for (int size : sizes) {
      classes.add(new int[size]);
    }
  }

  /** For each position the class of each value. */
  static List<int[]> of(DecisionGraph graph, int root, int[] sizes) {
    Distinctions all = new Distinctions(sizes);
    Set<Integer> seen = new HashSet<>(Set.of(root));
    Queue<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      int number = open.remove();
      if (!DecisionGraph.isFinal(number)) {
        Decision decision = graph.get(number);
        decision.rows().forEach(all::refine);
        decision.rows().stream()
            .flatMapToInt(row -> Arrays.stream(row.distinct()))
            .filter(seen::add)
            .forEach(open::add);
        decision.next().stream().filter(seen::add).forEach(open::add);
      }
    }
    return all.classes;
  }

  private void refine(DecisionRow row) {
    if (!done.add(row)) {
      return;
    }
    int[] old = classes.get(row.position());
    Map<Long, Integer> numbers = new HashMap<>();
    for (int value = 0; value < old.length; value++) {
      long pair = ((long) old[value] << Integer.SIZE) | (row.decision(value) & 0xffffffffL);
      old[value] = numbers.computeIfAbsent(pair, fresh -> numbers.size());
    }
  }
}
