package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.gallery.Paxos;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.Locale;

/** The cost of local analysis and its growth, compared with the search that it saves. */
record AnalysisTable(double limitSeconds) {

  private static final int WARM_UP = 5;

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new Paxos(), 3, 3, 1),
          ProtocolInstance.of(new Paxos(), 2, 5, 1),
          ProtocolInstance.of(new Paxos(), 3, 5, 1));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "analysis, first time, s",
            "analysis, s",
            "full search, s",
            "share of the full search",
            "reduced search, s");
    for (ProtocolInstance instance : INSTANCES) {
      double first = preparation(instance, CheckOptions.defaults());
      double least = first;
      double without = Double.MAX_VALUE;
      for (int run = 0; run < WARM_UP; run++) {
        least = Math.min(least, preparation(instance, CheckOptions.defaults()));
        without = Math.min(without, preparation(instance, CheckOptions.unreduced()));
      }
      Limits limits = Limits.none().withSeconds(limitSeconds);
      TimedSearch full = TimedSearch.fastest(instance, CheckOptions.unreduced().withLimits(limits));
      TimedSearch reduced =
          TimedSearch.fastest(instance, CheckOptions.defaults().withLimits(limits));
      table.add(
          instance.toString(),
          seconds(first),
          seconds(least - without),
          full.time(),
          (full.isFinished() ? "" : "< ")
              + String.format(
                  Locale.ROOT, "%.2f %%", 100 * (least - without) / full.searchSeconds()),
          reduced.time());
    }
    return table.markdown();
  }

  /** The seconds of compilation, with the analysis if the options ask for it. */
  private static double preparation(ProtocolInstance instance, CheckOptions options) {
    double start = MeasuredMachine.processorSeconds();
    Check.of(instance.protocol()).with(options).prepare();
    return MeasuredMachine.processorSeconds() - start;
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
