package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A trace as a sequence diagram in text: one lifeline per process that takes part, downwards in
 * time. A step is a {@code *} on the lifeline of its process; an arrow from the sender's lifeline
 * leads to each step that consumes a message; {@code x} marks a message that is never consumed.
 */
public final class SequenceDiagram {

  private static final int NARROWEST_LABEL = 30;
  private static final int MARGIN = 3;

  private final Trace trace;
  private final Lifelines lifelines;
  private final int transitionWidth;
  private final int messageWidth;
  private final StringBuilder text = new StringBuilder();

  private SequenceDiagram(Trace trace, int width) {
    this.trace = trace;
    int transitions = 0;
    for (TraceStep step : trace.steps()) {
      transitions = Math.max(transitions, step.transition().length());
    }
    this.transitionWidth = transitions;
    int left = String.valueOf(trace.steps().size()).length() + 1;
    int labels = MARGIN + transitions + 2 + NARROWEST_LABEL;
    this.lifelines = new Lifelines(participants(trace), left, width - labels);
    this.messageWidth =
        Math.max(NARROWEST_LABEL, width - lifelines.width() - MARGIN - transitions - 2);
  }

  /**
   * The whole diagram, ending in a newline; at most {@code width} characters wide, unless it would
   * be too narrow to read.
   */
  public static String of(Trace trace, int width) {
    return new SequenceDiagram(trace, width).render();
  }

  /** The processes that take a step or send a message that is consumed. */
  public static List<String> participants(Trace trace) {
    Set<String> active = new LinkedHashSet<>();
    for (TraceStep step : trace.steps()) {
      if (!step.isTime()) {
        active.add(step.process());
      }
      step.consumed().forEach(message -> active.add(message.peer()));
    }
    List<String> ordered = new ArrayList<>(trace.components());
    ordered.retainAll(active);
    active.removeAll(ordered);
    ordered.addAll(active);
    return ordered;
  }

  private String render() {
    lifelines.header().forEach(row -> appendLine(new String(row)));
    appendLine(new String(lifelines.row()));
    for (int index : Excerpt.of(trace)) {
      if (index < 0) {
        append(new String(lifelines.row()), "", Excerpt.remark(trace, index));
      } else {
        appendStep(index);
      }
    }
    return text.append(trace.continuation()).toString();
  }

  private void appendStep(int index) {
    TraceStep step = trace.steps().get(index);
    int at = lifelines.position(step.process());
    char[] mark = lifelines.row();
    if (at >= 0) {
      mark[at] = '*';
    }
    List<Row> rows = new ArrayList<>();
    for (TraceStep.Message message : step.consumed()) {
      char[] arrow = mark.clone();
      drawArrow(arrow, lifelines.position(message.peer()), at);
      rows.add(new Row(new String(arrow), message.message()));
    }
    if (rows.isEmpty()) {
      rows.add(new Row(new String(mark), ""));
    }
    List<TraceStep.Message> lost = new Deliveries(trace).neverConsumed(index);
    StepText.byMessage(lost)
        .forEach(
            (message, peers) ->
                rows.add(
                    new Row(
                        lost(mark, at, message, lost),
                        message + " to " + peers + ", never consumed")));
    String number = String.valueOf(index + 1);
    Row first = rows.get(0);
    append(number + first.drawing.substring(number.length()), step.transition(), first.label);
    for (Row row : rows.subList(1, rows.size())) {
      append(row.drawing, "", row.label);
    }
  }

  private record Row(String drawing, String label) {}

  private static void drawArrow(char[] row, int from, int to) {
    Arrays.fill(row, Math.min(from, to) + 1, Math.max(from, to), '-');
    if (from != to) {
      row[from < to ? to - 1 : to + 1] = from < to ? '>' : '<';
    }
  }

  private String lost(char[] mark, int at, String message, List<TraceStep.Message> all) {
    char[] row = mark.clone();
    for (TraceStep.Message one : all) {
      if (one.message().equals(message)) {
        int direction = isRightOf(one.peer(), at) ? 1 : -1;
        row[at + direction] = '-';
        row[at + 2 * direction] = 'x';
      }
    }
    return new String(row);
  }

  private boolean isRightOf(String process, int at) {
    int position = lifelines.position(process);
    List<String> all = trace.components();
    return position >= 0 ? position > at : all.indexOf(process) > all.indexOf(lifelines.at(at));
  }

  private void append(String drawing, String transition, String label) {
    List<String> lines = TextGrid.fold(label, messageWidth);
    String row = drawing;
    String name = transition;
    for (String line : lines) {
      String padding = " ".repeat(MARGIN + lifelines.width() - row.length());
      String gap = " ".repeat(transitionWidth + 2 - name.length());
      appendLine(row + padding + name + gap + line);
      row = new String(lifelines.row());
      name = "";
    }
  }

  private void appendLine(String line) {
    text.append(line.stripTrailing()).append('\n');
  }
}
