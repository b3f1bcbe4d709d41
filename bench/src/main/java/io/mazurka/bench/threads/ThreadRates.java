package io.mazurka.bench.threads;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.gallery.threads.Readers;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.real.RealExecution;
import io.mazurka.threads.real.RealProgram;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** The number of executions per second, with step functions and on real threads. */
final class ThreadRates {

  private static final int ROUNDS = 3;
  private static final int MOST_EVENTS = 1_000;
  private static final int REAL_RUNS = 5_000;

  private ThreadRates() {}

  /** The table: the best of several rounds of each, with the memory of the wakeup trees. */
  static String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "program",
            "executions",
            "events",
            "s",
            "executions/s",
            "planned events",
            "wakeup trees, bytes");
    Readers readers = new Readers();
    Arguments eighteen = Arguments.of(readers, Map.of("n", 18));
    StepModel model = StepModel.of(readers.create(eighteen).declaration());
    measure(table, "readers 18, step functions", Long.MAX_VALUE, model::execution);
    RealProgram program = new RealProgram(ThreadRates::thirtyEvents, 10_000);
    measure(table, "3 threads, 30 events, real threads", REAL_RUNS, program::execution);
    return table.markdown();
  }

  /**
   * Three threads, each of which adds to a variable of its own six times and to a shared one four
   * times.
   */
  private static void thirtyEvents(Scope scope) {
    IntegerVariable shared = scope.integer("shared", 0);
    for (String name : new String[] {"A", "B", "C"}) {
      IntegerVariable own = scope.integer(name, 0);
      scope.thread(
          name,
          () -> {
            for (int event = 0; event < 10; event++) {
              (event % 3 == 0 ? shared : own).fetchAndAdd(1);
            }
          });
    }
  }

  private static void measure(
      MarkdownTable table, String what, long mostRuns, Supplier<? extends Execution> executions) {
    double best = Double.MAX_VALUE;
    Tally tally = null;
    for (int round = 1; round <= ROUNDS; round++) {
      long start = System.nanoTime();
      tally = explore(executions.get(), mostRuns);
      best = Math.min(best, (System.nanoTime() - start) / 1e9);
    }
    if (tally != null) {
      table.add(
          what,
          FigureText.count(tally.runs()),
          FigureText.count(tally.events()),
          String.format(Locale.ROOT, "%.2f", best),
          FigureText.count(Math.round(tally.runs() / best)),
          FigureText.count(tally.mostPlanned()),
          FigureText.count(tally.planBytes()));
    }
  }

  private static Tally explore(Execution execution, long mostRuns) {
    long[] runs = new long[1];
    try {
      return Explorer.of(
              execution,
              new Strategy.Optimal(),
              Conflicts.READWRITE,
              MOST_EVENTS,
              (end, history) -> ++runs[0] < mostRuns)
          .run();
    } finally {
      if (execution instanceof RealExecution real) {
        real.close();
      }
    }
  }
}
