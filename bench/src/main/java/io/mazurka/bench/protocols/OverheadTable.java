package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.Paxos;
import io.mazurka.kernel.options.CheckOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cost of a state in the reduced search, compared with the full search: both alternate in one
 * JVM, and the median of the ratios of neighbours counts.
 */
record OverheadTable(
    ProtocolInstance instance, String name, CheckOptions reduction, int repetitions) {

  /**
   * The number of searches before measuring, so that all code that is called once per view is
   * compiled.
   */
  private static final int WARM_UP = 10;

  /** The same for full searches, which have so many steps that two are enough. */
  private static final int FULL_WARM_UP = 2;

  static OverheadTable ofPaxos(boolean quick, int repetitions) {
    return new OverheadTable(
        ProtocolInstance.of(new Paxos(), quick ? 2 : 3, 3, 1),
        "LPOR, combined split",
        Searches.lpor(),
        repetitions);
  }

  static OverheadTable ofSymmetry(ProtocolInstance instance, int repetitions) {
    return new OverheadTable(
        instance, "symmetry", Searches.symmetric(Searches.full()), repetitions);
  }

  String markdown() {
    List<TimedSearch> fulls = new ArrayList<>();
    List<TimedSearch> reduceds = new ArrayList<>();
    for (int run = FULL_WARM_UP; run < WARM_UP; run++) {
      TimedSearch.once(instance, reduction);
    }
    for (int run = 0; run < FULL_WARM_UP + repetitions; run++) {
      System.gc();
      TimedSearch full = TimedSearch.once(instance, Searches.full());
      System.gc();
      TimedSearch reduced = TimedSearch.once(instance, reduction);
      if (run >= FULL_WARM_UP) {
        fulls.add(full);
        reduceds.add(reduced);
      }
    }
    List<Double> search = new ArrayList<>();
    List<Double> whole = new ArrayList<>();
    for (int run = 0; run < repetitions; run++) {
      TimedSearch full = fulls.get(run);
      TimedSearch reduced = reduceds.get(run);
      search.add(
          reduced.searchSeconds() / reduced.states() / (full.searchSeconds() / full.states()));
      whole.add(reduced.seconds() / reduced.states() / (full.seconds() / full.states()));
    }
    MarkdownTable table =
        new MarkdownTable(
            instance + ", median of " + repetitions,
            "states",
            "compilation and analysis, s",
            "search, s",
            "search, ns a state",
            "all, ns a state");
    row(table, "full", fulls);
    row(table, name, reduceds);
    return table.markdown()
        + String.format(
            Locale.ROOT,
            "%nA state of the reduced search costs %.2f times as much as one of the full search"
                + " (%.2f to %.2f), and %.2f times with compilation and analysis.%n",
            median(search),
            search.stream().mapToDouble(ratio -> ratio).min().orElseThrow(),
            search.stream().mapToDouble(ratio -> ratio).max().orElseThrow(),
            median(whole));
  }

  private static void row(MarkdownTable table, String name, List<TimedSearch> runs) {
    long states = runs.get(0).states();
    double prepare = median(runs.stream().map(TimedSearch::prepareSeconds).toList());
    double search = median(runs.stream().map(TimedSearch::searchSeconds).toList());
    double all = median(runs.stream().map(TimedSearch::seconds).toList());
    table.add(
        name,
        FigureText.count(states),
        String.format(Locale.ROOT, "%.3f", prepare),
        String.format(Locale.ROOT, "%.3f", search),
        String.format(Locale.ROOT, "%.0f", search * 1e9 / states),
        String.format(Locale.ROOT, "%.0f", all * 1e9 / states));
  }

  private static double median(List<Double> figures) {
    List<Double> sorted = figures.stream().sorted().toList();
    return sorted.get(sorted.size() / 2);
  }
}
