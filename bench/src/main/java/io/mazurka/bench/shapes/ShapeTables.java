package io.mazurka.bench.shapes;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.Measurement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The figures as Markdown, each ratio beside the ratio of the last kept version.
 *
 * @param shapes the shapes to show
 * @param now the new measurements
 * @param before the kept measurements
 */
record ShapeTables(List<MeasuredShape> shapes, ShapeFigures now, ShapeFigures before) {

  static final String ONE = "Mazurka";
  static final String TWO = "Mazurka, 2 workers";
  static final String LIMIT = "Mazurka, two runs side by side";
  static final String SPIN = "SPIN";
  static final String SPIN_TWO = "SPIN, 2 cores";
  static final String TLC = "TLC, written for speed";
  static final String TLC_TWO = "TLC, written for speed, 2 workers";

  private static final String NOTHING = "–";

  /** The shapes that were measured. */
  private List<MeasuredShape> measured() {
    return shapes.stream().filter(shape -> now.shapes().containsKey(shape.name())).toList();
  }

  String markdown() {
    List<String> parts = new ArrayList<>();
    if (measured().stream().anyMatch(shape -> !large(shape, now).best().isEmpty())) {
      parts.add(speed());
      parts.add(memory());
    }
    parts.add(tlc());
    parts.add(String.join("\n", remarks()) + "\n");
    return String.join("\n", parts);
  }

  private String speed() {
    MarkdownTable table =
        new MarkdownTable(
            "thousand states a second",
            "states",
            "1 worker",
            "2 workers",
            "two runs side by side",
            "SPIN",
            "SPIN, 2 cores",
            "1 worker / SPIN",
            "before",
            "2 workers / two runs",
            "before",
            "2 workers / SPIN, 2 cores",
            "before");
    for (MeasuredShape shape : measured()) {
      Lap lap = large(shape, now);
      table.add(
          lap.instance(),
          states(lap),
          rate(lap, ONE),
          rate(lap, TWO),
          rate(lap, LIMIT),
          rate(lap, SPIN),
          rate(lap, SPIN_TWO),
          times(lap.speedUp(ONE, SPIN)),
          before(shape, old -> times(old.speedUp(ONE, SPIN))),
          share(lap.speedUp(TWO, LIMIT)),
          before(shape, old -> share(old.speedUp(TWO, LIMIT))),
          times(lap.speedUp(TWO, SPIN_TWO)),
          before(shape, old -> times(old.speedUp(TWO, SPIN_TWO))));
    }
    return table.markdown();
  }

  private String memory() {
    MarkdownTable table =
        new MarkdownTable("bytes a state", "1 worker", "before", "2 workers", "before", "SPIN");
    for (MeasuredShape shape : measured()) {
      Lap lap = large(shape, now);
      table.add(
          lap.instance(),
          number(lap.bytes(ONE)),
          before(shape, old -> number(old.bytes(ONE))),
          number(lap.bytes(TWO)),
          before(shape, old -> number(old.bytes(TWO))),
          number(lap.bytes(SPIN)));
    }
    return table.markdown();
  }

  private String tlc() {
    MarkdownTable table =
        new MarkdownTable(
            "seconds",
            "states",
            "1 worker",
            "2 workers",
            "SPIN",
            "TLC, 1 worker",
            "TLC, 2 workers",
            "1 worker / TLC",
            "before",
            "2 workers / TLC, 2 workers",
            "before");
    for (MeasuredShape shape : measured()) {
      Lap lap = now.of(shape.name()).small();
      Lap old = before.of(shape.name()).small();
      table.add(
          lap.instance(),
          states(lap),
          seconds(lap, ONE),
          seconds(lap, TWO),
          seconds(lap, SPIN),
          seconds(lap, TLC),
          seconds(lap, TLC_TWO),
          times(lap.speedUp(ONE, TLC)),
          times(old.speedUp(ONE, TLC)),
          times(lap.speedUp(TWO, TLC_TWO)),
          times(old.speedUp(TWO, TLC_TWO)));
    }
    return table.markdown();
  }

  /** Whether all tools that ran have the same counts. */
  boolean agrees() {
    return disagreements().isEmpty();
  }

  private List<String> disagreements() {
    List<String> instances = new ArrayList<>();
    for (MeasuredShape shape : measured()) {
      for (Lap lap : List.of(large(shape, now), now.of(shape.name()).small())) {
        if (!lap.agrees()) {
          instances.add(lap.instance());
        }
      }
    }
    return instances;
  }

  private List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        agrees()
            ? "All tools that ran agree on every count of states and transitions."
            : "**The tools disagree on " + String.join("; ", disagreements()) + ".**");
    for (MeasuredShape shape : measured()) {
      OptionalDouble ratio = large(shape, now).speedUp(ONE, SPIN);
      if (ratio.isPresent() && ratio.getAsDouble() < 1) {
        remarks.add(
            "**One worker is slower than SPIN on %s: %s.**"
                .formatted(large(shape, now).instance(), times(ratio)));
      }
      remarks.addAll(reasons(large(shape, now)));
      remarks.addAll(reasons(now.of(shape.name()).small()));
    }
    if (measured().stream().map(shape -> now.of(shape.name()).built()).distinct().count() > 1) {
      remarks.add("**Not all shapes were measured with the same build.**");
    }
    return remarks;
  }

  private static List<String> reasons(Lap lap) {
    return lap.reasons().entrySet().stream()
        .map(
            (Map.Entry<String, String> e) ->
                "%s, %s: %s.".formatted(lap.instance(), e.getKey(), e.getValue()))
        .toList();
  }

  private static Lap large(MeasuredShape shape, ShapeFigures figures) {
    return figures.of(shape.name()).large();
  }

  /** The figure of the last kept version, if it measured the same instance. */
  private String before(MeasuredShape shape, Function<Lap, String> figure) {
    Lap old = large(shape, before);
    return old.instance().equals(large(shape, now).instance()) ? figure.apply(old) : NOTHING;
  }

  private static String states(Lap lap) {
    return lap.best().values().stream()
        .findFirst()
        .map(Measurement::states)
        .map(FigureText::count)
        .orElse(NOTHING);
  }

  private static String rate(Lap lap, String tool) {
    return text(lap.rate(tool), 0.001, "%,.0f");
  }

  private static String seconds(Lap lap, String tool) {
    return text(lap.seconds(tool), 1, "%.2f");
  }

  private static String times(OptionalDouble ratio) {
    return text(ratio, 1, "%.2f ×");
  }

  private static String share(OptionalDouble ratio) {
    return text(ratio, 100, "%.0f %%");
  }

  private static String number(OptionalDouble number) {
    return text(number, 1, "%.1f");
  }

  private static String text(OptionalDouble number, double factor, String format) {
    return number.isPresent()
        ? String.format(Locale.ROOT, format, factor * number.getAsDouble())
        : NOTHING;
  }
}
