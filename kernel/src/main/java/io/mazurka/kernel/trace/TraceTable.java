package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/** A trace as a text table: one row per step, one column per process, only what changed. */
public final class TraceTable {

  private static final int WIDEST = 44;

  private final Trace trace;
  private final List<List<List<String>>> rows = new ArrayList<>();

  private TraceTable(Trace trace) {
    this.trace = trace;
  }

  /** The whole table, ending in a newline. */
  public static String of(Trace trace) {
    return new TraceTable(trace).render();
  }

  private String render() {
    rows.add(header());
    rows.add(cells("0", trace.initial().stream().map(TraceTable::wrap).toList()));
    for (int number = 1; number <= trace.steps().size(); number++) {
      rows.add(stepRow(number, trace.steps().get(number - 1)));
    }
    int[] widths = widths();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows.size(); row++) {
      append(text, rows.get(row), widths);
      if (row == 0) {
        appendRule(text, widths);
      }
    }
    return text.toString();
  }

  private List<List<String>> header() {
    return cells("", trace.components().stream().map(List::of).toList());
  }

  private static List<List<String>> cells(String first, List<List<String>> rest) {
    List<List<String>> cells = new ArrayList<>();
    cells.add(List.of(first));
    cells.addAll(rest);
    return cells;
  }

  private List<List<String>> stepRow(int number, TraceStep step) {
    List<List<String>> cells = new ArrayList<>();
    for (String component : trace.components()) {
      List<String> lines = new ArrayList<>();
      if (component.equals(step.process())) {
        lines.add("* " + step.transition());
        step.consumed().forEach(m -> lines.addAll(wrap("< " + m.message() + " from " + m.peer())));
        step.sent().forEach(m -> lines.addAll(wrap("> " + m.message() + " to " + m.peer())));
      }
      for (TraceStep.Change change : step.changed()) {
        if (change.component().equals(component)) {
          lines.addAll(wrap(change.after()));
        }
      }
      cells.add(lines);
    }
    return cells(String.valueOf(number), cells);
  }

  private int[] widths() {
    int[] widths = new int[trace.components().size() + 1];
    for (List<List<String>> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        for (String line : row.get(column)) {
          widths[column] = Math.max(widths[column], line.length());
        }
      }
    }
    return widths;
  }

  private static void append(StringBuilder text, List<List<String>> row, int[] widths) {
    int height = row.stream().mapToInt(List::size).max().orElse(1);
    for (int line = 0; line < height; line++) {
      StringBuilder out = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = line < row.get(column).size() ? row.get(column).get(line) : "";
        out.append(column == 0 ? "" : " | ").append(cell);
        out.append(" ".repeat(widths[column] - cell.length()));
      }
      text.append(out.toString().stripTrailing()).append('\n');
    }
  }

  private static void appendRule(StringBuilder text, int[] widths) {
    for (int column = 0; column < widths.length; column++) {
      text.append(column == 0 ? "" : "-+-").append("-".repeat(widths[column]));
    }
    text.append('\n');
  }

  /** Breaks a long text after commas and spaces into lines that fit a column. */
  private static List<String> wrap(String text) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > WIDEST) {
      int cut = Math.max(rest.lastIndexOf(' ', WIDEST), rest.lastIndexOf(',', WIDEST - 1) + 1);
      cut = cut <= 2 ? WIDEST : cut;
      lines.add(rest.substring(0, cut).stripTrailing());
      rest = "  " + rest.substring(cut).stripLeading();
    }
    lines.add(rest);
    return lines;
  }
}
