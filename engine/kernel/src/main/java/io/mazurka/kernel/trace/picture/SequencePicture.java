package io.mazurka.kernel.trace.picture;

import io.mazurka.kernel.trace.Deliveries;
import io.mazurka.kernel.trace.Deliveries.Delivery;
import io.mazurka.kernel.trace.StepText;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.trace.picture.PictureGrid.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * A trace as a sequence diagram in SVG: one lifeline per process that takes part, downwards in
 * time. A step is a box on the lifeline of its process; an arrow leads from the step that sends a
 * message to the step that consumes it. The changes of a step are written beside it. Texts that are
 * cut short are shown in full as tooltips.
 */
public final class SequencePicture {

  private static final String STYLE =
      """
      .mz{--ink:#1d2433;--soft:#6b7385;--line:#b9c0cf;--paper:#ffffff;--box:#e8eefc;--edge:#3f62c9;\
      --arrow:#3f62c9;--end:#fde3e1;--endedge:#c2372e;--again:#fff3d6;\
      font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:12px}
      @media (prefers-color-scheme:dark){.mz{--ink:#e6e9f0;--soft:#98a1b5;--line:#4a5265;\
      --paper:#161a22;--box:#26345c;--edge:#8aa4f0;--arrow:#8aa4f0;--end:#56221f;--endedge:#f08a82;\
      --again:#41361a}}
      .mz .paper{fill:var(--paper)} .mz text{fill:var(--ink)} .mz .soft{fill:var(--soft)}
      .mz .life{stroke:var(--line);stroke-dasharray:3 4} .mz .name{font-weight:600;text-anchor:middle}
      .mz .head{fill:var(--paper);stroke:var(--line)} .mz .box{fill:var(--box);stroke:var(--edge)}
      .mz .last{fill:var(--end);stroke:var(--endedge)} .mz .step{text-anchor:middle;font-weight:500}
      .mz .arrow{stroke:var(--arrow);fill:none;stroke-width:1.3} .mz .tip{fill:var(--arrow)}
      .mz .again{fill:var(--again)}
      .mz .msg{font-size:11px;text-anchor:middle;paint-order:stroke;stroke:var(--paper);\
      stroke-width:4px;stroke-linejoin:round}
      .mz .note{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:11px}
      """;

  private final Trace trace;
  private final Deliveries deliveries;
  private final PictureGrid grid;
  private final List<LabelPlaces.Area> boxes;
  private final LabelPlaces labels;
  private final Markup svg = new Markup();

  /** The step after which the property is decided, which is marked; -1 if there is none. */
  private final int decisive;

  private SequencePicture(Trace trace, int decisive) {
    this.trace = trace;
    this.decisive = decisive;
    this.deliveries = new Deliveries(trace);
    this.grid = new PictureGrid(trace, deliveries);
    this.boxes = grid.boxes();
    this.labels = new LabelPlaces(boxes);
  }

  /** The whole picture: an {@code svg} element that can stand in a page or in a file of its own. */
  public static String of(Trace trace) {
    int last = trace.steps().size() - 1;
    return new SequencePicture(trace, trace.cycleStart() < 0 ? last : -1).render();
  }

  /** Like {@link #of}, for an execution that decides nothing, so that no step is marked. */
  public static String ofBeginning(Trace trace) {
    return new SequencePicture(trace, -1).render();
  }

  private String render() {
    int width = grid.width();
    int height = grid.height();
    String title = "Sequence diagram of %d steps".formatted(trace.steps().size());
    svg.picture("mz", title, STYLE, width, height);
    grid.rows().stream().filter(Row::isRemark).forEach(this::remark);
    lifelines();
    deliveries.all().forEach(this::arrow);
    grid.rows().stream().filter(row -> !row.isRemark()).forEach(this::step);
    labels.placed().forEach(this::label);
    if (!trace.continuation().isEmpty()) {
      svg.element(
          "text",
          trace.continuation().strip(),
          "class",
          "soft",
          "x",
          PictureGrid.MARGIN,
          "y",
          height - 10);
    }
    return svg.close().toString();
  }

  private void lifelines() {
    for (String name : grid.names()) {
      int x = grid.x(name);
      int half = PictureGrid.headWidth(name) / 2;
      svg.empty("line", "class", "life", "x1", x, "x2", x, "y1", 36, "y2", grid.bottom());
      svg.empty(
          "rect", "class", "head", "x", x - half, "y", 10, "width", 2 * half, "height", 26, "rx",
          4);
      svg.open("text", "class", "name", "x", x, "y", 27)
          .element("title", name)
          .text(PictureGrid.cut(name, PictureGrid.LONGEST_NAME))
          .close();
    }
  }

  private void remark(Row row) {
    svg.empty(
        "rect",
        "class",
        "again",
        "x",
        0,
        "y",
        row.y() - row.height() / 2,
        "width",
        grid.width(),
        "height",
        row.height());
    svg.element("text", row.remark(), "class", "soft", "x", PictureGrid.MARGIN, "y", row.y() + 4);
  }

  /**
   * Draws an arrow from box to box, around other boxes; from the sender's lifeline if the step that
   * sends is not shown.
   */
  private void arrow(Delivery delivery) {
    Row to = grid.row(delivery.to());
    if (to == null) {
      return;
    }
    Row from = grid.row(delivery.from());
    String recipient = trace.steps().get(delivery.to()).process();
    int senderX = grid.x(delivery.sender());
    int recipientX = grid.x(recipient);
    int toHalf = grid.boxWidth(delivery.to()) / 2;
    int fromHalf = from == null ? 0 : grid.boxWidth(delivery.from()) / 2;
    int fromY = from == null ? to.y() - 12 : from.y();
    int direction = Integer.compare(recipientX, senderX);
    int x1 = senderX + (direction == 0 ? fromHalf : direction * fromHalf);
    int x2 = recipientX - (direction == 0 ? -toHalf : direction * toHalf);
    ArrowCourse course =
        direction == 0
            ? new ArrowCourse(x1, fromY, x2, to.y(), 26)
            : ArrowCourse.around(boxes, x1, fromY, x2, to.y());
    svg.empty("path", "class", "arrow", "d", course.path(), "marker-end", "url(#mz-tip)");
    labels.place(delivery.message(), course);
  }

  private void label(LabelPlaces.Label label) {
    svg.open("text", "class", "msg", "x", label.x(), "y", label.y())
        .element("title", label.full())
        .text(label.shown())
        .close();
  }

  private void step(Row row) {
    TraceStep step = trace.steps().get(row.step());
    int x = grid.x(step.process());
    int half = grid.boxWidth(row.step()) / 2;
    svg.element(
        "text",
        String.valueOf(row.step() + 1),
        "class",
        "soft",
        "x",
        PictureGrid.MARGIN,
        "y",
        row.y() + 4);
    svg.open("g").element("title", StepText.withBefore(step));
    svg.empty(
        "rect",
        "class",
        row.step() == decisive ? "box last" : "box",
        "x",
        x - half,
        "y",
        row.y() - PictureGrid.BOX / 2,
        "width",
        2 * half,
        "height",
        PictureGrid.BOX,
        "rx",
        6);
    svg.element(
        "text",
        PictureGrid.cut(step.transition(), PictureGrid.LONGEST_STEP),
        "class",
        "step",
        "x",
        x,
        "y",
        row.y() + 4);
    svg.close();
    notes(row);
  }

  private void notes(Row row) {
    List<String> lines = new ArrayList<>(row.notes());
    int y = row.y() + 4 - (lines.size() - 1) * PictureGrid.LINE / 2;
    for (String line : lines) {
      boolean soft = line.startsWith(PictureGrid.LOST);
      svg.element(
          "text",
          line,
          "class",
          soft ? "note soft" : "note",
          "x",
          grid.notesX(),
          "y",
          y,
          "xml:space",
          "preserve");
      y += PictureGrid.LINE;
    }
  }
}
