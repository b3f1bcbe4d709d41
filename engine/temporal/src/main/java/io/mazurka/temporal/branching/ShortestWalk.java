package io.mazurka.temporal.branching;

import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** A shortest path from one of some states to a goal through permitted states, if there is any. */
final class ShortestWalk {

  private static final int NOWHERE = -1;

  private final StateGraph graph;
  private final BitSet seen = new BitSet();
  private int[] states = new int[8];
  private int[] origins = new int[8];
  private int[] edges = new int[8];
  private int size;
  private final int last;

  ShortestWalk(StateGraph graph, int[] starts, IntPredicate permitted, IntPredicate goal) {
    this.graph = graph;
    for (int start : starts) {
      visit(start, NOWHERE, NOWHERE);
    }
    this.last = search(permitted, goal);
  }

  private int search(IntPredicate permitted, IntPredicate goal) {
    for (int next = 0; next < size; next++) {
      int state = states[next];
      if (goal.test(state)) {
        return next;
      }
      if (permitted.test(state)) {
        int end = graph.firstEdge(state + 1);
        for (int edge = graph.firstEdge(state); edge < end; edge++) {
          visit(graph.target(edge), next, edge);
        }
      }
    }
    return NOWHERE;
  }

  private void visit(int state, int origin, int edge) {
    if (seen.get(state)) {
      return;
    }
    if (size == states.length) {
      states = Arrays.copyOf(states, 2 * size);
      origins = Arrays.copyOf(origins, 2 * size);
      edges = Arrays.copyOf(edges, 2 * size);
    }
    seen.set(state);
    states[size] = state;
    origins[size] = origin;
    edges[size++] = edge;
  }

  boolean isPresent() {
    return last != NOWHERE;
  }

  /** The first state. */
  int first() {
    int at = last;
    while (origins[at] != NOWHERE) {
      at = origins[at];
    }
    return states[at];
  }

  /** The goal at its end. */
  int last() {
    return states[last];
  }

  int[] edges() {
    int length = 0;
    for (int at = last; origins[at] != NOWHERE; at = origins[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = last; origins[at] != NOWHERE; at = origins[at]) {
      path[--length] = edges[at];
    }
    return path;
  }
}
