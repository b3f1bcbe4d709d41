package io.mazurka.lpor.audit;

/** The edges of a graph by their targets. */
final class Predecessors {

  private final int[] firstEdges;
  private final int[] sources;
  private final int[] labels;

  Predecessors(ExplicitGraph graph) {
    int edges = graph.firstEdge(graph.states());
    firstEdges = new int[graph.states() + 1];
    sources = new int[edges];
    labels = new int[edges];
    for (int edge = 0; edge < edges; edge++) {
      firstEdges[graph.target(edge) + 1]++;
    }
    for (int state = 0; state < graph.states(); state++) {
      firstEdges[state + 1] += firstEdges[state];
    }
    int[] next = firstEdges.clone();
    for (int state = 0; state < graph.states(); state++) {
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int place = next[graph.target(edge)]++;
        sources[place] = state;
        labels[place] = graph.transition(edge);
      }
    }
  }

  int first(int state) {
    return firstEdges[state];
  }

  int source(int edge) {
    return sources[edge];
  }

  int label(int edge) {
    return labels[edge];
  }
}
