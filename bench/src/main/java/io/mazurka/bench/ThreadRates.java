package io.mazurka.bench;

import io.mazurka.gallery.threads.Readers;
import io.mazurka.kernel.dynamic.Execution;
import io.mazurka.kernel.dynamic.Explorer;
import io.mazurka.kernel.dynamic.Strategy;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.options.Conflicts;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.real.RealExecution;
import io.mazurka.threads.real.RealProgram;
import java.util.Locale;
import java.util.Map;

/** How many executions a second are explored, with step functions and on real threads. */
public final class ThreadRates {

  private static final int ROUNDS = 3;
  private static final int MOST_EVENTS = 1_000;
  private static final int REAL_RUNS = 5_000;
  private static final int BYTES_OF_A_PLAN = 40;

  private ThreadRates() {}

  public static void main(String[] arguments) {
    Readers readers = new Readers();
    Arguments eighteen = Arguments.of(readers, Map.of("n", 18));
    StepModel model = StepModel.of(readers.create(eighteen).declaration());
    for (int round = 1; round <= ROUNDS; round++) {
      measure("readers n=18, step functions", model.execution(), Long.MAX_VALUE);
    }
    for (int round = 1; round <= ROUNDS; round++) {
      RealProgram program = new RealProgram(ThreadRates::thirtyEvents, 10_000);
      try (RealExecution execution = program.execution()) {
        measure("3 threads, 30 events, real threads", execution, REAL_RUNS);
      }
    }
  }

  /**
   * Each of three threads adds to a variable of its own six times, and to a shared one four times.
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

  private static void measure(String what, Execution execution, long mostRuns) {
    long start = System.nanoTime();
    long[] runs = new long[1];
    Tally tally =
        Explorer.of(
                execution,
                new Strategy.Optimal(),
                Conflicts.READWRITE,
                MOST_EVENTS,
                (end, history) -> ++runs[0] < mostRuns)
            .run();
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-36s %,9d executions  %,9d events  %6.2f s  %,9.0f executions/s  wakeup trees: %,d nodes, about %,d bytes",
            what,
            tally.runs(),
            tally.events(),
            seconds,
            tally.runs() / seconds,
            tally.mostPlanned(),
            tally.mostPlanned() * BYTES_OF_A_PLAN));
  }
}
