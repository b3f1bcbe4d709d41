package io.mazurka.differential.temporal;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Partitions the states of a graph into classes that no formula of branching time without next
 * distinguishes: branching bisimulation that respects labels and divergence (Browne, Clarke and
 * Grumberg 1988), computed by refinement. States stay in one class as long as they have the same
 * label, can reach the same other classes through states of their own class, and agree on whether
 * they can stay in it for ever.
 */
public final class StutterBisimulation {

  private StutterBisimulation() {}

  /** The number of each state's class. */
  static int[] classes(LabelledGraph graph) {
    int[] classes = graph.classes();
    int count = -1;
    int before = -2;
    while (count != before) {
      before = count;
      boolean[] diverging = graph.diverging(classes);
      Map<List<Object>, Integer> numbers = new HashMap<>();
      int[] finer = new int[graph.size()];
      for (int state = 0; state < finer.length; state++) {
        List<Object> signature =
            List.of(classes[state], diverging[state], reached(graph, classes, state));
        finer[state] = numbers.computeIfAbsent(signature, key -> numbers.size());
      }
      classes = finer;
      count = numbers.size();
    }
    return classes;
  }

  /** Whether corresponding initial states of two graphs are in the same class. */
  public static boolean areEquivalent(LabelledGraph graph, LabelledGraph other) {
    int[] classes = classes(graph.beside(other));
    for (int index = 0; index < graph.initial().size(); index++) {
      if (classes[graph.initial().get(index)]
          != classes[graph.size() + other.initial().get(index)]) {
        return false;
      }
    }
    return true;
  }

  /** The other classes that can be reached through states of the same class. */
  private static Set<Integer> reached(LabelledGraph graph, int[] classes, int start) {
    Set<Integer> reached = new TreeSet<>();
    Set<Integer> seen = new TreeSet<>(Set.of(start));
    ArrayDeque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      for (int next : graph.successors().get(queue.remove())) {
        if (classes[next] != classes[start]) {
          reached.add(classes[next]);
        } else if (seen.add(next)) {
          queue.add(next);
        }
      }
    }
    return reached;
  }
}
