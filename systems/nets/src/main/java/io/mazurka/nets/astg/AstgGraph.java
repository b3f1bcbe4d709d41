package io.mazurka.nets.astg;

import io.mazurka.nets.Label;
import io.mazurka.nets.Net;
import io.mazurka.nets.NetBuilder;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.source.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The graph and the marking of an astg file. A line of the graph is a node and the nodes to which
 * it has arcs; an arc between two transitions has a place of its own, written {@code <a+,b->}.
 */
final class AstgGraph {

  private static final Pattern WEIGHTED = Pattern.compile("(.+?)\\((\\d+)\\)");
  private static final Pattern MARKED =
      Pattern.compile("(<\\s*[^,<>]+?\\s*,\\s*[^,<>]+?\\s*>|[^\\s=<>]+)(?:\\s*=\\s*(\\S+))?");

  /** A node as a place or a transition, with its number. */
  private record Vertex(boolean isPlace, int number) {}

  private final AstgDeclarations declarations;
  private final Map<String, Vertex> vertices = new HashMap<>();
  private final List<Label> labels = new ArrayList<>();
  private final NetBuilder builder = Net.builder();
  private final Set<Integer> marked = new HashSet<>();

  AstgGraph(AstgDeclarations declarations) {
    this.declarations = declarations;
  }

  /** Adds the arcs from the first node to the others. */
  void arcs(List<String> nodes, Position position) {
    String from = nodes.get(0);
    Vertex source = vertex(from, position);
    for (String node : nodes.subList(1, nodes.size())) {
      Matcher weighted = WEIGHTED.matcher(node);
      boolean hasWeight = weighted.matches();
      String to = hasWeight ? weighted.group(1) : node;
      int weight = hasWeight ? position.number(weighted.group(2), 1, "the weight of the arc") : 1;
      try {
        connect(source, from, vertex(to, position), to, weight, position);
      } catch (ArithmeticException e) {
        throw position.problem("the weights of the arcs between these nodes are too large", e);
      }
    }
  }

  private void connect(
      Vertex source, String from, Vertex target, String to, int weight, Position position) {
    if (source.isPlace && target.isPlace) {
      throw position.problem("the arc joins two places, '%s' and '%s'".formatted(from, to));
    }
    if (source.isPlace) {
      builder.input(source.number, target.number, weight);
    } else if (target.isPlace) {
      builder.output(source.number, target.number, weight);
    } else {
      int place = place(implicit(from, to));
      builder.output(source.number, place, weight).input(place, target.number, weight);
    }
  }

  private static String implicit(String from, String to) {
    return "<" + from + "," + to + ">";
  }

  private Vertex vertex(String name, Position position) {
    Vertex known = vertices.get(name);
    if (known != null) {
      return known;
    }
    Label label = declarations.label(position.name(name), position);
    if (label == null) {
      return new Vertex(true, place(name));
    }
    labels.add(label);
    Vertex vertex = new Vertex(false, builder.transition(name));
    vertices.put(name, vertex);
    return vertex;
  }

  private int place(String name) {
    Vertex known = vertices.get(name);
    if (known == null) {
      known = new Vertex(true, builder.place(name, 0));
      vertices.put(name, known);
    }
    return known.number;
  }

  /** Puts tokens on the places listed between braces. */
  void marking(String text, Position position) {
    if (!text.startsWith("{") || !text.endsWith("}")) {
      throw position.problem("the places of .marking stand between { and }");
    }
    String list = text.substring(1, text.length() - 1).strip();
    Matcher entry = MARKED.matcher(list);
    int end = 0;
    while (entry.find()) {
      refuse(list.substring(end, entry.start()), position);
      mark(entry.group(1).replaceAll("\\s", ""), entry.group(2), position);
      end = entry.end();
    }
    refuse(list.substring(end), position);
  }

  private static void refuse(String rest, Position position) {
    if (!rest.isBlank()) {
      throw position.problem("'%s' in .marking is not a place".formatted(rest.strip()));
    }
  }

  private void mark(String name, @Nullable String count, Position position) {
    Vertex vertex = vertices.get(name);
    if (vertex == null || !vertex.isPlace) {
      throw position.problem("there is no place '%s' to mark".formatted(name));
    }
    if (!marked.add(vertex.number)) {
      throw position.problem("'%s' is marked twice".formatted(name));
    }
    builder.mark(
        vertex.number, count == null ? 1 : position.number(count, 0, "the marking of " + name));
  }

  SignalGraph build() {
    return new SignalGraph(builder.build(), declarations.signals(), labels, declarations.choices());
  }
}
