package io.mazurka.kernel.trace.picture;

import java.util.List;

/**
 * A graph to draw, for example of what one process can do on its own.
 *
 * @param title the title of the picture
 * @param nodes the text of each node
 * @param initial the numbers of the initial nodes
 * @param edges the edges in any order; several may lead from one node to another
 * @param note something to know about the graph, as a sentence; empty if there is nothing
 */
public record DrawnGraph(
    String title, List<String> nodes, List<Integer> initial, List<Edge> edges, String note) {

  /** A graph without a note. */
  public DrawnGraph(String title, List<String> nodes, List<Integer> initial, List<Edge> edges) {
    this(title, nodes, initial, edges, "");
  }

  /**
   * An edge between two nodes, by their numbers.
   *
   * @param details further text about the edge; empty if there is none
   */
  public record Edge(int from, int to, String label, String details) {

    /** Its label with the details, if there are any. */
    public String text() {
      return details.isEmpty() ? label : label + ": " + details;
    }
  }

  public DrawnGraph {
    nodes = List.copyOf(nodes);
    initial = List.copyOf(initial);
    edges = List.copyOf(edges);
  }
}
