package io.mazurka.protocols.engine.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * The letters that a process may send more than once in one execution.
 *
 * <p>A letter is sent once if any two steps that send it, the second reachable from the first in
 * the local graph, consume a common letter that is sent once itself and does not last: the common
 * letter would have to be sent twice before. The letters that are left after the others have been
 * deleted, again and again, are sent once, because the first of them to be sent twice would
 * contradict this.
 */
public final class ResentLetters {

  /** The local states of a graph above which only the graph is asked, not what steps consume. */
  private static final int MOST_LOCALS = 2_000;

  /** The steps that send one letter above which the letter counts as sent again. */
  private static final int MOST_STEPS = 200;

  private final LocalAnalysis analysis;

  /**
   * Per letter that may be sent again, as far as its local graph alone tells, the sending steps.
   */
  private final Map<Integer, List<LocalStep>> suspects = new HashMap<>();

  private final BitSet resent = new BitSet();

  /** Per process, the nodes that can be reached from a node, computed on demand. */
  private final List<Map<Integer, BitSet>> reachable = new ArrayList<>();

  private ResentLetters(LocalAnalysis analysis) {
    this.analysis = analysis;
  }

  /** The letters that may be sent more than once; the analysis must be complete. */
  public static NumberSet of(LocalAnalysis analysis) {
    ResentLetters letters = new ResentLetters(analysis);
    analysis.graphs().forEach(letters::suspect);
    letters.deleteAll();
    return NumberSet.of(letters.resent);
  }

  private void suspect(LocalGraph graph) {
    reachable.add(new HashMap<>());
    NumberSet again = analysis.facts(graph.process()).canSendAgain();
    if (graph.size() > MOST_LOCALS) {
      again.stream().forEach(resent::set);
      return;
    }
    for (LocalStep step : graph.steps()) {
      for (int letter : step.sent()) {
        if (again.contains(letter)) {
          suspects.computeIfAbsent(letter, key -> new ArrayList<>()).add(step);
        }
      }
    }
  }

  private void deleteAll() {
    int before = -1;
    while (before != resent.cardinality()) {
      before = resent.cardinality();
      for (LocalGraph graph : analysis.graphs()) {
        analysis.facts(graph.process()).canSendAgain().stream()
            .filter(letter -> !resent.get(letter))
            .filter(letter -> isResent(suspects.getOrDefault(letter, List.of()), graph))
            .forEach(resent::set);
      }
    }
  }

  private boolean isResent(List<LocalStep> steps, LocalGraph graph) {
    return steps.size() > MOST_STEPS
        || steps.stream()
            .anyMatch(
                first ->
                    steps.stream()
                        .anyMatch(
                            second -> !excludes(first, second) && leads(first, second, graph)));
  }

  /** Whether both steps consume a letter that is there only once. */
  private boolean excludes(LocalStep first, LocalStep second) {
    return first.consumed().stream()
        .anyMatch(
            letter ->
                second.consumed().contains(letter)
                    && !resent.get(letter)
                    && !analysis.background().lasting().test(letter));
  }

  private boolean leads(LocalStep first, LocalStep second, LocalGraph graph) {
    return reachable
        .get(graph.process())
        .computeIfAbsent(graph.node(first.to()), node -> from(node, graph))
        .get(graph.node(second.from()));
  }

  private static BitSet from(int node, LocalGraph graph) {
    BitSet found = new BitSet();
    Queue<Integer> open = new ArrayDeque<>(List.of(node));
    found.set(node);
    while (!open.isEmpty()) {
      for (LocalStep step : graph.stepsOf(open.remove())) {
        int next = graph.node(step.to());
        if (!found.get(next)) {
          found.set(next);
          open.add(next);
        }
      }
    }
    return found;
  }
}
