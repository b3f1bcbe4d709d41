package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.TextGrid;
import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import io.mazurka.kernel.trace.picture.LabelPlaces.Area;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Draws a small graph in SVG, from the initial nodes downwards. Edges between the same two nodes
 * are drawn as one; labels that are cut short are shown in full as tooltips.
 */
public final class GraphPicture {

  private static final int MARGIN = 24;
  private static final int LINE = 15;
  private static final int GAP = 56;
  private static final int LAYER = 96;
  private static final int LONGEST_LINE = 34;
  private static final int MOST_LABELS = 3;

  /**
   * With more edges than this, the details of edges are not shown, because they would cover the
   * edges.
   */
  private static final int MOST_DETAILED = 14;

  private static final double CHARACTER = 6.8;

  private static final String STYLE =
      """
      .mg{--ink:#1d2433;--soft:#6b7385;--paper:#ffffff;--box:#e8eefc;--edge:#3f62c9;\
      font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:12px}
      @media (prefers-color-scheme:dark){.mg{--ink:#e6e9f0;--soft:#98a1b5;--paper:#161a22;\
      --box:#26345c;--edge:#8aa4f0}}
      .mg .paper{fill:var(--paper)} .mg text{fill:var(--ink)} .mg .title{font-weight:600;font-size:14px}
      .mg .box{fill:var(--box);stroke:var(--edge)} .mg .first{stroke-width:2.5}
      .mg .node{text-anchor:middle;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:11px}
      .mg .edge{stroke:var(--soft);fill:none;stroke-width:1.2} .mg .tip{fill:var(--soft)}
      .mg .msg{font-size:11px;text-anchor:middle;paint-order:stroke;stroke:var(--paper);\
      stroke-width:4px;stroke-linejoin:round}
      """;

  private final DrawnGraph graph;
  private final GraphLayers layers;
  private final List<List<String>> texts = new ArrayList<>();
  private final Area[] boxes;
  private final Markup svg = new Markup();
  private int width;
  private int height;

  private GraphPicture(DrawnGraph graph) {
    this.graph = graph;
    this.layers = new GraphLayers(graph);
    this.boxes = new Area[graph.nodes().size()];
    graph.nodes().forEach(text -> texts.add(TextGrid.fold(text, LONGEST_LINE)));
    place();
  }

  /** The whole picture: an {@code svg} element that can stand in a page or in a file of its own. */
  public static String of(DrawnGraph graph) {
    return new GraphPicture(graph).render();
  }

  private void place() {
    int widest = 0;
    for (List<Integer> layer : layers.layers()) {
      widest = Math.max(widest, width(layer));
    }
    width = Math.max(widest, 160) + 2 * MARGIN + 110;
    int y = MARGIN + 28;
    for (List<Integer> layer : layers.layers()) {
      int x = MARGIN + 55 + (Math.max(widest, 160) - width(layer)) / 2;
      int tallest = 0;
      for (int node : layer) {
        boxes[node] = new Area(x, y, boxWidth(node), texts.get(node).size() * LINE + 12);
        x += boxes[node].width() + GAP;
        tallest = Math.max(tallest, boxes[node].height());
      }
      y += tallest + LAYER;
    }
    height = y - LAYER + MARGIN + 20;
  }

  private int width(List<Integer> layer) {
    return layer.stream().mapToInt(node -> boxWidth(node) + GAP).sum() - GAP;
  }

  private int boxWidth(int node) {
    int longest = texts.get(node).stream().mapToInt(String::length).max().orElse(0);
    return Math.max(40, (int) Math.ceil(longest * CHARACTER) + 18);
  }

  private String render() {
    svg.picture("mg", graph.title(), STYLE, width, height);
    svg.element("text", graph.title(), "class", "title", "x", MARGIN, "y", MARGIN + 4);
    LabelPlaces labels = new LabelPlaces(List.of(boxes));
    boolean spacious = edges().size() <= MOST_DETAILED;
    edges().forEach((ends, all) -> edge(ends, all, labels, spacious));
    for (int node = 0; node < boxes.length; node++) {
      node(node);
    }
    for (LabelPlaces.Label label : labels.placed()) {
      svg.open("text", "class", "msg", "x", label.x(), "y", label.y())
          .element("title", label.full())
          .text(label.shown())
          .close();
    }
    return svg.close().toString();
  }

  /** All edges, grouped by their start and end nodes. */
  private Map<List<Integer>, List<Edge>> edges() {
    Map<List<Integer>, List<Edge>> all = new LinkedHashMap<>();
    for (Edge edge : graph.edges()) {
      all.computeIfAbsent(List.of(edge.from(), edge.to()), ends -> new ArrayList<>()).add(edge);
    }
    return all;
  }

  private void edge(List<Integer> ends, List<Edge> all, LabelPlaces labels, boolean spacious) {
    Area from = boxes[ends.get(0)];
    Area to = boxes[ends.get(1)];
    boolean down = layers.layer(ends.get(1)) > layers.layer(ends.get(0));
    int x1 = from.x() + from.width() / 2;
    int x2 = to.x() + to.width() / 2;
    int y1 = from.y() + from.height();
    int y2 = to.y();
    String path;
    int bend = 0;
    if (from.equals(to)) {
      x1 = from.x() + from.width();
      x2 = x1;
      y1 = from.y() + 6;
      y2 = from.y() + from.height() - 6;
      bend = 34;
    } else if (down) {
      bend = layers.layer(ends.get(1)) > layers.layer(ends.get(0)) + 1 ? 60 : 0;
    } else if (layers.layer(ends.get(1)) < layers.layer(ends.get(0))) {
      x1 = from.x() + from.width();
      x2 = to.x() + to.width();
      y1 = from.y() + from.height() / 2;
      y2 = to.y() + to.height() / 2;
      bend = 46;
    }
    path =
        down && bend == 0
            ? "M%d %d C%d %d %d %d %d %d".formatted(x1, y1, x1, y1 + 36, x2, y2 - 36, x2, y2)
            : "M%d %d C%d %d %d %d %d %d".formatted(x1, y1, x1 + bend, y1, x2 + bend, y2, x2, y2);
    svg.open("path", "class", "edge", "d", path, "marker-end", "url(#mg-tip)")
        .element("title", all.stream().map(Edge::text).collect(Collectors.joining("\n")))
        .close();
    int shift = bend * 3 / 4;
    ArrowCourse course = ArrowCourse.straight(x1 + shift, y1, x2 + shift, y2);
    labels.place(label(all, spacious), course);
  }

  private static String label(List<Edge> all, boolean spacious) {
    if (all.size() == 1 && spacious) {
      return all.get(0).text();
    }
    Set<String> names =
        all.stream().map(Edge::label).collect(Collectors.toCollection(TreeSet::new));
    String some = names.stream().limit(MOST_LABELS).collect(Collectors.joining(" | "));
    return all.size() == 1 ? some : "%s (%d)".formatted(some, all.size());
  }

  private void node(int node) {
    Area box = boxes[node];
    svg.empty(
        "rect",
        "class",
        graph.initial().contains(node) ? "box first" : "box",
        "x",
        box.x(),
        "y",
        box.y(),
        "width",
        box.width(),
        "height",
        box.height(),
        "rx",
        6);
    int y = box.y() + LINE + 2;
    for (String line : texts.get(node)) {
      svg.element("text", line.strip(), "class", "node", "x", box.x() + box.width() / 2, "y", y);
      y += LINE;
    }
  }
}
