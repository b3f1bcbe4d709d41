package io.mazurka.temporal.branching;

import io.mazurka.temporal.graph.StateGraph;

/**
 * The sources of the edges of a graph, grouped by target. Takes 4 bytes for each edge and each
 * state.
 */
final class IncomingEdges {

  private final int[] firsts;
  private final int[] sources;

  IncomingEdges(StateGraph graph) {
    int states = graph.states();
    firsts = new int[states + 1];
    sources = new int[graph.edges()];
    for (int edge = 0; edge < sources.length; edge++) {
      firsts[graph.target(edge)]++;
    }
    for (int state = 0; state < states; state++) {
      firsts[state + 1] += firsts[state];
    }
    for (int state = states - 1; state >= 0; state--) {
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        sources[--firsts[graph.target(edge)]] = state;
      }
    }
  }

  /**
   * The index of the first source of a state; its sources end where those of the next state begin.
   */
  int first(int state) {
    return firsts[state];
  }

  int source(int index) {
    return sources[index];
  }
}
