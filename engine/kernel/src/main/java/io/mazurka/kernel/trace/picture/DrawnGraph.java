package io.mazurka.kernel.trace.picture;

import java.util.List;

/**
 * A graph to be drawn: what one process can do on its own, for example.
 *
 * @param title what it is of
 * @param nodes a text for each node
 * @param initial which nodes are where it begins
 * @param edges in any order; several may lead from one node to another
 */
public record DrawnGraph(
    String title, List<String> nodes, List<Integer> initial, List<Edge> edges) {

  /**
   * An edge between two nodes, by their numbers.
   *
   * @param details what more there is to say of it; empty if nothing
   */
  public record Edge(int from, int to, String label, String details) {}

  public DrawnGraph {
    nodes = List.copyOf(nodes);
    initial = List.copyOf(initial);
    edges = List.copyOf(edges);
  }
}
