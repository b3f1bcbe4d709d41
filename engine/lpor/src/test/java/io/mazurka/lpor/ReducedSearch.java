package io.mazurka.lpor;

import io.mazurka.lpor.audit.ExplicitGraph;
import io.mazurka.lpor.forward.SearchPath;
import java.util.ArrayDeque;
import java.util.BitSet;

/** A search of an explicit graph through candidate sets, with or without a cycle proviso. */
final class ReducedSearch {

  private final ExplicitGraph graph;
  private final CandidateSets sets;
  private final boolean proviso;
  private final int[] position;
  private final SearchPath path;
  private final BitSet visited = new BitSet();
  private final BitSet closed = new BitSet();

  /**
   * @param position receives the state whose relations are asked for
   * @param path is told the path of the depth-first search
   */
  ReducedSearch(
      ExplicitGraph graph, CandidateSets sets, boolean proviso, int[] position, SearchPath path) {
    this.graph = graph;
    this.sets = sets;
    this.proviso = proviso;
    this.position = position;
    this.path = path;
  }

  /** A cycle is closed by a state on the stack. */
  BitSet depthFirst() {
    for (int state : graph.initialStates()) {
      if (!visited.get(state)) {
        descend(state);
      }
    }
    return visited;
  }

  private void descend(int state) {
    visited.set(state);
    closed.set(state);
    long[] chosen = choose(state);
    for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
      if (TransitionSet.contains(chosen, graph.transition(edge))
          && !visited.get(graph.target(edge))) {
        path.push(graph.transition(edge));
        descend(graph.target(edge));
        path.pop(graph.transition(edge));
      }
    }
    closed.clear(state);
  }

  /** A cycle is closed by a state that was expanded before. */
  BitSet breadthFirst() {
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    for (int state : graph.initialStates()) {
      visited.set(state);
      queue.add(state);
    }
    while (!queue.isEmpty()) {
      int state = queue.remove();
      closed.set(state);
      long[] chosen = choose(state);
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int target = graph.target(edge);
        if (TransitionSet.contains(chosen, graph.transition(edge)) && !visited.get(target)) {
          visited.set(target);
          queue.add(target);
        }
      }
    }
    return visited;
  }

  private long[] choose(int state) {
    position[0] = state;
    long[] enabled = TransitionSet.empty(graph.transitions());
    long[] chosen = TransitionSet.empty(graph.transitions());
    graph.copyEnabled(state, enabled);
    int size = sets.first(enabled, chosen);
    while (proviso && size < TransitionSet.size(enabled) && !makesProgress(state, chosen)) {
      size = sets.next(chosen);
    }
    return chosen;
  }

  /** Whether some transition closes no cycle, whatever its outcome. */
  private boolean makesProgress(int state, long[] chosen) {
    for (int transition : TransitionSet.members(chosen)) {
      boolean progress = true;
      int end = graph.firstEdge(state, transition + 1);
      for (int edge = graph.firstEdge(state, transition); edge < end; edge++) {
        progress &= !closed.get(graph.target(edge));
      }
      if (progress) {
        return true;
      }
    }
    return false;
  }
}
