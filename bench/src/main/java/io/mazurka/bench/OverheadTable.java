package io.mazurka.bench;

import io.mazurka.gallery.Paxos;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a state costs in the reduced search, compared with the full one: both in turn in one JVM,
 * and the median of the ratios of neighbours.
 */
record OverheadTable(ProtocolInstance instance, int repetitions) {

  /** Searches before everything that is called once a view is compiled are worth nothing. */
  private static final int WARM_UP = 10;

  static OverheadTable ofPaxos(boolean quick, int repetitions) {
    return new OverheadTable(ProtocolInstance.of(new Paxos(), quick ? 2 : 3, 3, 1), repetitions);
  }

  String markdown() {
    List<TimedSearch> fulls = new ArrayList<>();
    List<TimedSearch> lpors = new ArrayList<>();
    for (int run = 0; run < WARM_UP + repetitions; run++) {
      System.gc();
      TimedSearch full = TimedSearch.once(instance, Searches.full());
      System.gc();
      TimedSearch lpor = TimedSearch.once(instance, Searches.lpor());
      if (run >= WARM_UP) {
        fulls.add(full);
        lpors.add(lpor);
      }
    }
    List<Double> search = new ArrayList<>();
    List<Double> whole = new ArrayList<>();
    for (int run = 0; run < repetitions; run++) {
      TimedSearch full = fulls.get(run);
      TimedSearch lpor = lpors.get(run);
      search.add(lpor.searchSeconds() / lpor.states() / (full.searchSeconds() / full.states()));
      whole.add(lpor.seconds() / lpor.states() / (full.seconds() / full.states()));
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
    row(table, "LPOR, combined split", lpors);
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
        Report.count(states),
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
