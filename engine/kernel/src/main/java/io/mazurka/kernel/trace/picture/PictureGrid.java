package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.ChangeText;
import io.mazurka.kernel.trace.Deliveries;
import io.mazurka.kernel.trace.Excerpt;
import io.mazurka.kernel.trace.SequenceDiagram;
import io.mazurka.kernel.trace.StepText;
import io.mazurka.kernel.trace.TextGrid;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes the positions of everything in a {@link SequencePicture}: lifelines, rows of steps, and
 * notes.
 */
final class PictureGrid {

  static final int MARGIN = 12;
  static final int BOX = 24;
  static final int LINE = 15;
  static final int LONGEST_NAME = 22;
  static final int LONGEST_STEP = 38;
  static final String LOST = "never consumed: ";

  private static final int TOP = 52;
  private static final int ROW = 46;
  private static final int NARROWEST = 96;
  private static final int WIDEST_GAP = 200;
  private static final int LONGEST_NOTE = 74;
  private static final int MOST_NOTES = 6;
  private static final double CHARACTER = 6.8;

  /**
   * The row of a step, or of a remark between steps.
   *
   * @param step the index of the step, or -1 for a remark
   * @param y the middle of the row
   */
  record Row(int step, String remark, List<String> notes, int y, int height) {
    boolean isRemark() {
      return step < 0;
    }
  }

  private final Trace trace;
  private final List<String> names;
  private final Map<String, Integer> places = new HashMap<>();
  private final List<Row> rows = new ArrayList<>();
  private final Map<Integer, Row> byStep = new HashMap<>();
  private int right;
  private int longestNote;

  PictureGrid(Trace trace, Deliveries deliveries) {
    this.trace = trace;
    this.names = SequenceDiagram.participants(trace);
    placeLifelines();
    placeRows(deliveries);
  }

  private void placeLifelines() {
    int x = MARGIN + 24;
    int before = 0;
    for (int index = 0; index < names.size(); index++) {
      String name = names.get(index);
      int half = columnWidth(name) / 2;
      int gap = index == 0 ? 0 : Math.max(18, messageWidth(index) - before - half + 26);
      x += gap + half;
      places.put(name, x);
      x += half;
      before = half;
    }
    places.put(TraceStep.TIME, (MARGIN + 24 + x) / 2);
    right = x + 26;
  }

  /** The width that labels of messages need between a lifeline and the one before. */
  private int messageWidth(int index) {
    int widest = 0;
    for (TraceStep step : trace.steps()) {
      for (TraceStep.Message message : step.consumed()) {
        int here = names.indexOf(step.process());
        int there = names.indexOf(message.peer());
        if (Math.min(here, there) < index && Math.max(here, there) >= index) {
          int share = LabelPlaces.widthOf(message.message()) / Math.abs(here - there);
          widest = Math.max(widest, share);
        }
      }
    }
    return Math.min(widest + NARROWEST / 2, WIDEST_GAP + NARROWEST);
  }

  private int columnWidth(String name) {
    int widest = Math.max(NARROWEST, headWidth(name));
    for (int index = 0; index < trace.steps().size(); index++) {
      if (trace.steps().get(index).process().equals(name)) {
        widest = Math.max(widest, boxWidth(index));
      }
    }
    return widest;
  }

  private void placeRows(Deliveries deliveries) {
    int y = TOP;
    for (int index : Excerpt.of(trace)) {
      List<String> notes = index < 0 ? List.of() : notes(index, deliveries);
      int height = index < 0 ? 28 : Math.max(ROW, notes.size() * LINE + 14);
      String remark = index < 0 ? Excerpt.remark(trace, index) : "";
      Row row = new Row(Math.max(index, -1), remark, notes, y + height / 2, height);
      rows.add(row);
      if (index >= 0) {
        byStep.put(index, row);
      }
      y += height;
    }
  }

  private List<String> notes(int index, Deliveries deliveries) {
    TraceStep step = trace.steps().get(index);
    List<String> texts = new ArrayList<>();
    for (Change change : step.isTime() ? List.<Change>of() : step.changed()) {
      boolean own = change.component().equals(step.process());
      String after = ChangeText.of(change);
      texts.add(own ? after : change.component() + ": " + after);
    }
    StepText.byMessage(deliveries.neverConsumed(index))
        .forEach((message, peers) -> texts.add(LOST + message + " to " + peers));
    List<String> lines = new ArrayList<>();
    for (String text : texts) {
      lines.addAll(TextGrid.fold(text, LONGEST_NOTE));
    }
    List<String> shown = lines.size() <= MOST_NOTES ? lines : lines.subList(0, MOST_NOTES);
    List<String> all = new ArrayList<>(shown);
    if (shown.size() < lines.size()) {
      all.add("...");
    }
    all.forEach(line -> longestNote = Math.max(longestNote, line.length()));
    return all;
  }

  List<String> names() {
    return names;
  }

  int x(String name) {
    return places.getOrDefault(name, MARGIN);
  }

  static int headWidth(String name) {
    return textWidth(cut(name, LONGEST_NAME)) + 20;
  }

  int boxWidth(int step) {
    return textWidth(cut(trace.steps().get(step).transition(), LONGEST_STEP)) + 16;
  }

  private static int textWidth(String text) {
    return (int) Math.ceil(CHARACTER * text.length()) / 2 * 2;
  }

  /** The text, cut short if it is longer than {@code longest}. */
  static String cut(String text, int longest) {
    return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
  }

  List<Row> rows() {
    return rows;
  }

  @Nullable Row row(int step) {
    return byStep.get(step);
  }

  /** The boxes of all steps; labels should not hide them. */
  List<LabelPlaces.Area> boxes() {
    List<LabelPlaces.Area> boxes = new ArrayList<>();
    byStep.forEach(
        (step, row) -> {
          int width = boxWidth(step);
          int x = x(trace.steps().get(step).process());
          boxes.add(new LabelPlaces.Area(x - width / 2, row.y() - BOX / 2, width, BOX));
        });
    return boxes;
  }

  int notesX() {
    return right;
  }

  int width() {
    return right + (int) Math.ceil(longestNote * CHARACTER) + MARGIN;
  }

  int bottom() {
    Row last = rows.isEmpty() ? null : rows.get(rows.size() - 1);
    return last == null ? TOP : last.y() + last.height() / 2;
  }

  int height() {
    return bottom() + (trace.continuation().isEmpty() ? MARGIN : 34);
  }
}
