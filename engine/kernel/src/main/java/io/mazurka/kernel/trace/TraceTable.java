package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * A trace as a text table: one row for each step and one column for each process, with only the
 * values that changed.
 *
 * <p>In the column of the process that takes the step, {@code *} marks the transition, {@code <} a
 * consumed message and {@code >} a message that is sent. If the table is too wide, the columns of
 * idle components are dropped, then columns are folded. If more than a few processes take steps, or
 * columns would be too narrow to read or narrower than a word, every step is one line.
 */
public final class TraceTable {

  private static final int USUAL_WIDTH = 120;
  private static final int MOST_ACTIVE = 4;
  private static final int WIDEST_COLUMN = 44;
  private static final int NARROWEST_COLUMN = 18;
  private static final int MOST_IDLE = 12;

  private final Trace trace;
  private final int width;

  private TraceTable(Trace trace, int width) {
    this.trace = trace;
    this.width = width;
  }

  /** The whole table, ending in a newline. */
  public static String of(Trace trace) {
    return of(trace, USUAL_WIDTH);
  }

  /**
   * The whole table; at most {@code width} characters wide, unless it would be too narrow to read.
   */
  public static String of(Trace trace, int width) {
    return new TraceTable(trace, width).render();
  }

  private String render() {
    return table() + trace.continuation();
  }

  private String table() {
    List<String> busy = busy();
    String omitted = omitted(busy);
    if (active() <= MOST_ACTIVE) {
      TextGrid all = columns(trace.components());
      int[] widths = all.widths(WIDEST_COLUMN);
      if (TextGrid.total(widths) <= width) {
        return all.render(widths);
      }
      TextGrid some = columns(busy);
      int narrowest = Math.max(NARROWEST_COLUMN, Math.min(some.widestWord(), WIDEST_COLUMN));
      for (int widest = WIDEST_COLUMN; widest >= narrowest; widest--) {
        widths = some.widths(widest);
        if (TextGrid.total(widths) <= width) {
          return some.render(widths) + omitted;
        }
      }
    }
    return lines(busy) + omitted;
  }

  /** How many processes take steps. */
  private long active() {
    return trace.steps().stream()
        .filter(step -> !step.isTime())
        .map(TraceStep::process)
        .distinct()
        .count();
  }

  private List<String> busy() {
    List<String> busy = new ArrayList<>();
    for (String component : trace.components()) {
      if (trace.steps().stream().anyMatch(step -> !cell(step, component).isEmpty())) {
        busy.add(component);
      }
    }
    return busy.isEmpty() ? trace.components() : busy;
  }

  private String omitted(List<String> busy) {
    List<String> idle = new ArrayList<>(trace.components());
    idle.removeAll(busy);
    if (idle.size() > MOST_IDLE) {
      return "Not shown, because idle: %s and %d more\n"
          .formatted(String.join(", ", idle.subList(0, MOST_IDLE)), idle.size() - MOST_IDLE);
    }
    return idle.isEmpty() ? "" : "Not shown, because idle: " + String.join(", ", idle) + "\n";
  }

  private TextGrid columns(List<String> components) {
    TextGrid grid = new TextGrid();
    grid.add(row("", components));
    List<String> initial = new ArrayList<>();
    for (String component : components) {
      initial.add(initially(component));
    }
    if (tellsWhereItStarts()) {
      grid.add(row("0", initial));
    }
    for (int index : Excerpt.of(trace)) {
      if (index < 0) {
        grid.add(remark(index, components.size() + 1));
        continue;
      }
      TraceStep step = trace.steps().get(index);
      if (step.isTime()) {
        grid.add(filled(String.valueOf(index + 1), step.transition(), components.size() + 1));
        continue;
      }
      List<List<String>> row = new ArrayList<>();
      row.add(List.of(String.valueOf(index + 1)));
      for (String component : components) {
        row.add(cell(step, component));
      }
      grid.add(row);
    }
    return grid;
  }

  /** The layout for narrow places and many processes: each step is one line. */
  private String lines(List<String> components) {
    TextGrid grid = new TextGrid();
    grid.add(row("", List.of("step")));
    if (tellsWhereItStarts()) {
      List<String> initial = components.stream().map(this::initially).toList();
      grid.add(List.of(List.of("0"), StepText.state(components, initial)));
    }
    for (int index : Excerpt.of(trace)) {
      grid.add(
          index < 0
              ? remark(index, 2)
              : row(String.valueOf(index + 1), List.of(StepText.of(trace.steps().get(index)))));
    }
    int[] widths = grid.widths(Integer.MAX_VALUE);
    int rest = width - TextGrid.total(widths) + widths[1];
    widths[1] = Math.min(widths[1], Math.max(rest, NARROWEST_COLUMN));
    return grid.render(widths);
  }

  private List<List<String>> remark(int sign, int columns) {
    return filled("", Excerpt.remark(trace, sign), columns);
  }

  /** A row of so many columns with a number and a text. */
  private static List<List<String>> filled(String number, String text, int columns) {
    List<List<String>> row = new ArrayList<>();
    row.add(number.isEmpty() ? List.of() : List.of(number));
    row.add(List.of(text));
    while (row.size() < columns) {
      row.add(List.of());
    }
    return row;
  }

  private static List<List<String>> row(String first, List<String> rest) {
    List<List<String>> row = new ArrayList<>();
    row.add(List.of(first));
    for (String cell : rest) {
      row.add(List.of(cell));
    }
    return row;
  }

  /** Whether the initial state has something to show; threads of ordinary code have not. */
  private boolean tellsWhereItStarts() {
    return trace.initial().stream().anyMatch(text -> !text.isEmpty());
  }

  private String initially(String component) {
    return trace.initial().get(trace.components().indexOf(component));
  }

  private static List<String> cell(TraceStep step, String component) {
    List<String> lines = new ArrayList<>();
    if (step.isTime()) {
      return lines;
    }
    if (component.equals(step.process())) {
      lines.add("* " + step.transition());
      StepText.byMessage(step.consumed())
          .forEach((m, peers) -> lines.add("< " + m + " from " + peers));
      StepText.byMessage(step.sent()).forEach((m, peers) -> lines.add("> " + m + " to " + peers));
    }
    for (TraceStep.Change change : step.changed()) {
      if (change.component().equals(component)) {
        lines.add(ChangeText.of(change));
      }
    }
    return lines;
  }
}
