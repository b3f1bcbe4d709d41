package io.mazurka.bench.temporal;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.Measurement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** Tables of the laps: product states per second, and product states after reduction. */
record LinearTables(String mazurka, String spin, String tlc, String reduced, String spinReduced) {

  /** Product states per second, with the ratios between Mazurka and the others. */
  String rates(List<Lap> laps) {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "product states",
            "Mazurka: states/s",
            "SPIN: product states",
            "states/s",
            "times",
            "TLC: product states",
            "states/s",
            "times");
    for (Lap lap : laps) {
      List<String> cells = new ArrayList<>();
      cells.add(lap.instance());
      cells.add(states(lap, mazurka));
      cells.add(rate(lap, mazurka));
      for (String other : List.of(spin, tlc)) {
        cells.add(states(lap, other));
        cells.add(rate(lap, other));
        cells.add(number("%.1f", lap.speedUp(mazurka, other)));
      }
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown() + reasons(laps);
  }

  /** Product states in full and reduced searches, in SPIN and in Mazurka. */
  String reductions(List<Lap> laps) {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "SPIN: full",
            "s",
            "reduced",
            "s",
            "share",
            "Mazurka: full",
            "s",
            "reduced",
            "s",
            "share");
    for (Lap lap : laps) {
      List<String> cells = new ArrayList<>();
      cells.add(lap.instance());
      cells.addAll(pair(lap, spin, spinReduced));
      cells.addAll(pair(lap, mazurka, reduced));
      table.add(cells.toArray(String[]::new));
    }
    return table.markdown() + reasons(laps);
  }

  private static List<String> pair(Lap lap, String full, String less) {
    Measurement all = lap.best().get(full);
    Measurement some = lap.best().get(less);
    OptionalDouble share =
        all == null || some == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(100.0 * some.states() / all.states());
    return List.of(
        states(lap, full),
        number("%.2f", lap.seconds(full)),
        states(lap, less),
        number("%.2f", lap.seconds(less)),
        number("%.1f %%", share));
  }

  private static String states(Lap lap, String tool) {
    Measurement measured = lap.best().get(tool);
    return measured == null ? "–" : FigureText.count(measured.states());
  }

  private static String rate(Lap lap, String tool) {
    OptionalDouble rate = lap.rate(tool);
    return rate.isPresent() ? FigureText.count(Math.round(rate.getAsDouble())) : "–";
  }

  private static String number(String format, OptionalDouble figure) {
    return figure.isPresent() ? String.format(Locale.ROOT, format, figure.getAsDouble()) : "–";
  }

  private static String reasons(List<Lap> laps) {
    StringBuilder text = new StringBuilder();
    for (Lap lap : laps) {
      lap.reasons()
          .forEach(
              (tool, why) -> text.append("- %s, %s: %s.\n".formatted(lap.instance(), tool, why)));
    }
    return text.length() == 0 ? "" : "\n" + text;
  }
}
