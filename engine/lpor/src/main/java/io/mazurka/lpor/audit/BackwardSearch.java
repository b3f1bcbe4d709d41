package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import java.util.BitSet;

/** Finds the states from which given states can be reached without certain transitions. */
final class BackwardSearch {

  private final ExplicitGraph graph;
  private final Predecessors predecessors;

  BackwardSearch(ExplicitGraph graph) {
    this.graph = graph;
    predecessors = new Predecessors(graph);
  }

  /** Adds to the goals every state with a path to one of them that avoids these transitions. */
  BitSet reach(BitSet goals, long[] avoided) {
    int[] queue = new int[graph.states()];
    int size = 0;
    for (int state = goals.nextSetBit(0); state >= 0; state = goals.nextSetBit(state + 1)) {
      queue[size++] = state;
    }
    for (int index = 0; index < size; index++) {
      int state = queue[index];
      for (int edge = predecessors.first(state); edge < predecessors.first(state + 1); edge++) {
        int source = predecessors.source(edge);
        if (!goals.get(source) && !TransitionSet.contains(avoided, predecessors.label(edge))) {
          goals.set(source);
          queue[size++] = source;
        }
      }
    }
    return goals;
  }
}
