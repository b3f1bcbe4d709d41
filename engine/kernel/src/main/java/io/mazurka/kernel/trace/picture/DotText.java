package io.mazurka.kernel.trace.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A graph in the language of Graphviz, written node by node and edge by edge. */
public final class DotText {

  private static final int LONGEST_LINE = 90;

  private final StringBuilder dot = new StringBuilder();

  /** Begins a graph with this title. */
  public DotText(String title) {
    dot.append("digraph {\n");
    dot.append("  label=").append(quoted(title)).append(";\n");
    dot.append("  node [shape=box, style=\"rounded,filled\", fillcolor=white,");
    dot.append(" fontname=\"monospace\", fontsize=10];\n");
    dot.append("  edge [fontname=\"sans-serif\", fontsize=9];\n");
  }

  /** The attribute of nodes in which an execution can begin. */
  public static String initial() {
    return "penwidth=3";
  }

  /**
   * Adds a node.
   *
   * @param lines its text; long lines are cut short
   * @param looks attributes such as {@code penwidth=3}
   */
  public void node(int number, List<String> lines, List<String> looks) {
    List<String> attributes = new ArrayList<>(looks);
    attributes.add("label=" + label(lines));
    dot.append("  s%d [%s];\n".formatted(number, String.join(", ", attributes)));
  }

  /** Adds an edge between two nodes, by their numbers. */
  public void edge(int from, int to, String label) {
    dot.append("  s%d -> s%d [label=%s];\n".formatted(from, to, quoted(label)));
  }

  /** The whole text. */
  public String finished() {
    return dot + "}\n";
  }

  private static String label(List<String> lines) {
    return lines.stream()
        .map(line -> line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…")
        .map(line -> escaped(line) + "\\l")
        .collect(Collectors.joining("", "\"", "\""));
  }

  private static String quoted(String text) {
    return "\"" + escaped(text) + "\"";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }
}
