package io.mazurka.guarded.local;

import io.mazurka.guarded.local.CommandGraph.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Carries conflicts backwards through a local graph (condition 2' of Zheng and Zhang, with the
 * partner kept). A command that waits stays enabled until something conflicts with it; so a
 * conflict counts in every state from which it can be reached without executing the command itself,
 * through states where it is enabled, by steps that do not conflict with it.
 */
final class ConflictPredecessors {

  private record Entry(int source, int command) {}

  private final CommandGraph graph;
  private final List<List<Entry>> entries = new ArrayList<>();

  ConflictPredecessors(CommandGraph graph) {
    this.graph = graph;
    for (int local = 0; local < graph.size(); local++) {
      entries.add(new ArrayList<>());
    }
    for (int local = 0; local < graph.size(); local++) {
      for (Edge edge : graph.edges(local)) {
        entries.get(edge.target()).add(new Entry(local, edge.command()));
      }
    }
  }

  /** Per local state, the commands that {@code command} can still come to conflict with. */
  int[][] spread(int command, Map<Integer, Set<Integer>> conflicts) {
    List<Set<Integer>> conflicting = new ArrayList<>();
    for (int local = 0; local < graph.size(); local++) {
      conflicting.add(new TreeSet<>(conflicts.getOrDefault(local, Set.of())));
    }
    Deque<Integer> open = new ArrayDeque<>(conflicts.keySet());
    while (!open.isEmpty()) {
      int local = open.remove();
      for (Entry entry : entries.get(local)) {
        int source = entry.source();
        boolean postpones =
            entry.command() != command
                && !conflicts.getOrDefault(source, Set.of()).contains(entry.command())
                && isEnabled(command, source);
        if (postpones && conflicting.get(source).addAll(conflicting.get(local))) {
          open.add(source);
        }
      }
    }
    return conflicting.stream()
        .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private boolean isEnabled(int command, int local) {
    return graph.edges(local).stream().anyMatch(edge -> edge.command() == command);
  }
}
