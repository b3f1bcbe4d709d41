package io.mazurka.lpor.audit;

/** Tells whether two transitions commute where both are enabled. */
final class Diamonds {

  private final ExplicitGraph graph;

  Diamonds(ExplicitGraph graph) {
    this.graph = graph;
  }

  /**
   * Whether {@code second} is enabled after a step of {@code first} to the state {@code between},
   * and every state that {@code second} leads to from there is also reached by the opposite order.
   */
  boolean commutes(int state, int first, int between, int second) {
    if (!graph.isEnabled(between, second)) {
      return false;
    }
    int end = graph.firstEdge(between, second + 1);
    for (int edge = graph.firstEdge(between, second); edge < end; edge++) {
      if (!reaches(state, second, first, graph.target(edge))) {
        return false;
      }
    }
    return true;
  }

  private boolean reaches(int state, int earlier, int later, int target) {
    int end = graph.firstEdge(state, earlier + 1);
    for (int edge = graph.firstEdge(state, earlier); edge < end; edge++) {
      if (graph.hasEdge(graph.target(edge), later, target)) {
        return true;
      }
    }
    return false;
  }
}
