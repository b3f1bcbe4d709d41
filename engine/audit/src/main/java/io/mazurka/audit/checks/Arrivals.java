package io.mazurka.audit.checks;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.reduction.WatchedReduction.Watcher;
import io.mazurka.lpor.audit.ExplicitGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Watches a search and notes the terminal states that it reaches, the first state that is not in
 * the graph, and the steps that it takes in states that are expanded in part.
 */
final class Arrivals implements Watcher {

  private final AuditedGraph graph;
  private final BitSet terminal = new BitSet();
  private int @Nullable [] stray;

  /** The steps taken in each state that is expanded in part, by the number of the state. */
  private final Map<Integer, int[]> taken = new ConcurrentHashMap<>();

  Arrivals(AuditedGraph graph) {
    this.graph = graph;
  }

  /**
   * Whether the search reached the terminal state with this number; false if the number is
   * negative.
   */
  boolean isReached(int number) {
    return number >= 0 && terminal.get(number);
  }

  /** The first state that is not part of the graph, or null. */
  int @Nullable [] stray() {
    return stray;
  }

  /**
   * The edges that were taken in states expanded in part. Without symmetry, these edges have no
   * cycle if and only if every explored cycle has a state that is expanded fully.
   */
  ExplicitGraph partial() {
    ExplicitGraph.Builder edges = new ExplicitGraph.Builder(graph.edges().transitions());
    Cursor cursor = graph.system().cursor();
    taken.forEach(
        (number, steps) -> {
          int[] state = graph.state(number);
          cursor.load(state);
          for (int step : steps) {
            int target = graph.find(cursor.successor(state, step));
            edges.edge(number, cursor.transition(step), target);
          }
        });
    return edges.build();
  }

  @Override
  public void choose(int[] state, int steps, int[] chosen, int count) {
    int number = note(state);
    if (number >= 0 && count < steps) {
      taken.put(number, Arrays.copyOf(chosen, count));
    } else {
      taken.remove(number);
    }
  }

  private synchronized int note(int[] state) {
    int number = graph.find(state);
    if (number < 0) {
      stray = stray == null ? state.clone() : stray;
    } else if (graph.isTerminal(number)) {
      terminal.set(number);
    }
    return number;
  }
}
