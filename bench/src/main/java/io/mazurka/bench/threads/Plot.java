package io.mazurka.bench.threads;

import io.mazurka.bench.tables.FigureText;
import java.util.List;
import java.util.Locale;

/**
 * A drawing of the number of transitions, on a logarithmic scale, against the number of threads.
 * Squares stand for no reduction, circles for static, triangles for dynamic and diamonds for
 * optimal reduction; hollow marks for sleep sets, and dashed lines for state matching.
 */
public final class Plot {

  private static final int WIDTH = 820;
  private static final int HEIGHT = 420;
  private static final int LEFT = 78;
  private static final int RIGHT = 536;
  private static final int TOP = 34;
  private static final int BOTTOM = 376;
  private static final int MARK = 4;
  private static final int LEGEND_LINE = 22;

  private final String title;
  private final int mostThreads;
  private final double decades;
  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder legend = new StringBuilder();
  private int entries;

  public Plot(String title, int mostThreads, long mostTransitions) {
    this.title = title;
    this.mostThreads = mostThreads;
    this.decades = Math.log10((double) mostTransitions);
  }

  /** Adds a line for the transitions with one thread, two threads and so on. */
  public void add(ThreadMethod method, List<Long> transitions) {
    StringBuilder points = new StringBuilder();
    StringBuilder marks = new StringBuilder();
    for (int index = 0; index < transitions.size(); index++) {
      double x = x(index + 1);
      double y = y(transitions.get(index));
      points.append(format("%.1f,%.1f ", x, y));
      marks.append(mark(method, x, y));
    }
    lines.append(group(method, format("<polyline points=\"%s\"/>\n%s", points, marks)));
    double y = TOP + 10 + LEGEND_LINE * entries++;
    double x = RIGHT + 22;
    String sample =
        format("<polyline points=\"%.1f,%.1f %.1f,%.1f\"/>\n", x, y, x + 30, y)
            + mark(method, x + 15, y);
    legend.append(group(method, sample)).append(text(x + 38, y + 4, "start", method.toString()));
  }

  private static String group(ThreadMethod method, String content) {
    String name = method.reduction().name().toLowerCase(Locale.ROOT);
    return format(
        "<g class=\"%s%s%s\">\n%s</g>\n",
        name, method.sleepSets() ? " hollow" : "", method.matching() ? " dashed" : "", content);
  }

  private static String mark(ThreadMethod method, double x, double y) {
    return switch (method.reduction()) {
      case NONE ->
          format(
              "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\"/>\n",
              x - MARK, y - MARK, 2 * MARK, 2 * MARK);
      case STATIC -> format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%d\"/>\n", x, y, MARK);
      case DYNAMIC, LAST_ACCESS -> path(x, y, "m0,-5 l5,9 h-10 z");
      case OPTIMAL -> path(x, y, "m0,-5 l5,5 l-5,5 l-5,-5 z");
    };
  }

  private static String path(double x, double y, String shape) {
    return format("<path d=\"M%.1f,%.1f %s\"/>\n", x, y, shape);
  }

  public String svg() {
    StringBuilder svg = new StringBuilder();
    svg.append(
        format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">\n",
            WIDTH, HEIGHT));
    svg.append("<title>").append(title).append("</title>\n<style>\n").append(STYLE);
    svg.append("</style>\n").append(axes()).append(lines).append(legend).append("</svg>\n");
    return svg.toString();
  }

  private String axes() {
    StringBuilder axes = new StringBuilder(text(LEFT, TOP - 14, "start", title));
    for (int decade = 0; decade <= decades; decade++) {
      double y = y(Math.pow(10, decade));
      axes.append(rule(LEFT, y, RIGHT, y));
      axes.append(text(LEFT - 8, y + 4, "end", FigureText.count(Math.round(Math.pow(10, decade)))));
    }
    int step = mostThreads > 16 ? 5 : 2;
    for (int threads = 1; threads <= mostThreads; threads++) {
      boolean labelled = threads == 1 || threads % step == 0;
      axes.append(rule(x(threads), BOTTOM, x(threads), BOTTOM + (labelled ? 6 : 3)));
      if (labelled) {
        axes.append(text(x(threads), BOTTOM + 20, "middle", String.valueOf(threads)));
      }
    }
    return axes.append(text((LEFT + RIGHT) / 2.0, BOTTOM + 38, "middle", "threads")).toString();
  }

  private static String rule(double fromX, double fromY, double toX, double toY) {
    return format("<path class=\"rule\" d=\"M%.1f,%.1f L%.1f,%.1f\"/>\n", fromX, fromY, toX, toY);
  }

  private static String text(double x, double y, String anchor, String words) {
    return format(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, words);
  }

  private double x(int threads) {
    return LEFT + 10 + (RIGHT - LEFT - 20) * (threads - 1) / (double) Math.max(1, mostThreads - 1);
  }

  private double y(double transitions) {
    return BOTTOM - (BOTTOM - TOP) * Math.log10(Math.max(1, transitions)) / decades;
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /** Colours that are readable on white, and on black in dark mode. */
  private static final String STYLE =
      """
      text { font: 12px sans-serif; fill: #333 }
      polyline { fill: none; stroke-width: 1.5 }
      .rule { stroke: #999; stroke-width: 0.5; fill: none }
      .none { stroke: #d95f02; fill: #d95f02 }
      .static { stroke: #3b7dd8; fill: #3b7dd8 }
      .dynamic { stroke: #1b9e57; fill: #1b9e57 }
      .optimal { stroke: #a45ec4; fill: #a45ec4 }
      .hollow { fill: #fff }
      .dashed polyline { stroke-dasharray: 5 4 }
      @media (prefers-color-scheme: dark) {
        text { fill: #ddd }
        .hollow { fill: #111 }
      }
      """;
}
