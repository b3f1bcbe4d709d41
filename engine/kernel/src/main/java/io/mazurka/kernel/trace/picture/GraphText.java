package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.TextGrid;
import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import java.util.ArrayList;
import java.util.List;

/** Writes a small graph as text: as lines for people, or in the language of Graphviz. */
public final class GraphText {

  /** The longest line of a node; longer texts are folded. */
  private static final int LONGEST_LINE = 90;

  private GraphText() {}

  /** One line for each node, and below it one for each edge that leaves it. */
  public static List<String> lines(DrawnGraph graph) {
    List<List<Edge>> leaving = new ArrayList<>();
    graph.nodes().forEach(node -> leaving.add(new ArrayList<>()));
    graph.edges().forEach(edge -> leaving.get(edge.from()).add(edge));
    List<String> lines = new ArrayList<>();
    for (int node = 0; node < leaving.size(); node++) {
      boolean initial = graph.initial().contains(node);
      lines.add("%5d  %s%s".formatted(node, graph.nodes().get(node), initial ? "  (initial)" : ""));
      for (Edge edge : leaving.get(node)) {
        lines.add("       -> %d  %s".formatted(edge.to(), edge.text()));
      }
    }
    return lines;
  }

  /** The graph in the language of Graphviz; initial nodes have a thick border. */
  public static String dot(DrawnGraph graph) {
    DotText dot = new DotText(graph.title());
    for (int node = 0; node < graph.nodes().size(); node++) {
      dot.node(
          node,
          TextGrid.fold(graph.nodes().get(node), LONGEST_LINE),
          graph.initial().contains(node) ? List.of(DotText.initial()) : List.of());
    }
    graph.edges().forEach(edge -> dot.edge(edge.from(), edge.to(), edge.text()));
    return dot.finished();
  }
}
