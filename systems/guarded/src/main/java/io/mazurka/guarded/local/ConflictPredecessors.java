package io.mazurka.guarded.local;

import io.mazurka.guarded.local.CommandGraph.Edge;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;

/**
 * Carries conflicts backwards through a local graph (condition 2' of Zheng and Zhang, with the
 * partner kept). An enabled command stays enabled until another command conflicts with it. So a
 * conflict also counts in every earlier state from which it can be reached without executing the
 * command itself, through states where the command is enabled, by steps that do not conflict with
 * the command.
 */
final class ConflictPredecessors {

  /** Per local state, its incoming edges: pairs of the source and the command. */
  private final int[][] entries;

  /** Per local state, the commands that have an edge there. */
  private final BitSet[] enabled;

  ConflictPredecessors(CommandGraph graph) {
    this.enabled = new BitSet[graph.size()];
    int[] sizes = new int[graph.size()];
    for (int local = 0; local < graph.size(); local++) {
      enabled[local] = new BitSet();
      for (Edge edge : graph.edges(local)) {
        enabled[local].set(edge.command());
        sizes[edge.target()] += 2;
      }
    }
    this.entries = new int[graph.size()][];
    Arrays.setAll(entries, local -> new int[sizes[local]]);
    for (int local = 0; local < graph.size(); local++) {
      for (Edge edge : graph.edges(local)) {
        int[] into = entries[edge.target()];
        int place = sizes[edge.target()] -= 2;
        into[place] = local;
        into[place + 1] = edge.command();
      }
    }
  }

  /** Per local state, the commands with which {@code command} can conflict there or later. */
  int[][] spread(int command, Map<Integer, BitSet> conflicts) {
    BitSet none = new BitSet();
    BitSet[] own = new BitSet[enabled.length];
    BitSet[] conflicting = new BitSet[enabled.length];
    Arrays.fill(own, none);
    Arrays.fill(conflicting, none);
    IntQueue open = new IntQueue(enabled.length);
    conflicts.forEach(
        (local, partners) -> {
          own[local] = partners;
          conflicting[local] = (BitSet) partners.clone();
          open.add(local);
        });
    while (!open.isEmpty()) {
      int local = open.remove();
      for (int entry = 0; entry < entries[local].length; entry += 2) {
        int source = entries[local][entry];
        int by = entries[local][entry + 1];
        if (by != command
            && enabled[source].get(command)
            && !own[source].get(by)
            && spread(conflicting, local, source)) {
          open.add(source);
        }
      }
    }
    return Arrays.stream(conflicting).map(set -> set.stream().toArray()).toArray(int[][]::new);
  }

  /** Adds the conflicts of one state to those of another; returns whether there is a new one. */
  private static boolean spread(BitSet[] conflicting, int from, int to) {
    if (conflicting[to].isEmpty()) {
      conflicting[to] = (BitSet) conflicting[from].clone();
      return true;
    }
    int before = conflicting[to].cardinality();
    conflicting[to].or(conflicting[from]);
    return conflicting[to].cardinality() > before;
  }
}
