package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.reduction.Components;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Sums up facts about local states over all nodes reachable from them. */
final class Onwards {

  private final int[][] successors;
  private final int[] component;

  /**
   * The nodes in an order in which successors come before predecessors, except within a component.
   */
  private final List<Integer> order;

  Onwards(int[][] successors) {
    this.successors = successors;
    this.component = Components.of(successors);
    this.order =
        IntStream.range(0, successors.length)
            .boxed()
            .sorted(Comparator.comparingInt(node -> component[node]))
            .toList();
  }

  /** Adds the facts of a node to a union. */
  interface Addition {
    void add(int node, BitSet onwards);
  }

  /** Per node, the union of {@code own} over the nodes reachable from it, itself included. */
  NumberSet[] unions(BitSet[] own) {
    return unions((node, onwards) -> onwards.or(own[node]));
  }

  /** The same union, with the facts of a node computed on demand. */
  NumberSet[] unions(Addition own) {
    BitSet[] unions = new BitSet[successors.length];
    Arrays.setAll(unions, number -> new BitSet());
    for (int node : order) {
      BitSet union = unions[component[node]];
      int last = component[node];
      for (int successor : successors[node]) {
        if (component[successor] != last) {
          last = component[successor];
          union.or(unions[last]);
        }
      }
      own.add(node, union);
    }
    Map<BitSet, NumberSet> distinct = new HashMap<>();
    NumberSet[] result = new NumberSet[successors.length];
    Arrays.setAll(result, node -> distinct.computeIfAbsent(unions[component[node]], NumberSet::of));
    return result;
  }
}
