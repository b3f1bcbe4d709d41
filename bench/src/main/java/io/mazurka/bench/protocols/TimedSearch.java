package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A search by one worker in this JVM, with the processor time of its thread: on a busy machine that
 * says more than the time that passed.
 *
 * @param prepareSeconds the time of compilation, and of local analysis if the reduction needs it
 * @param searchSeconds the time of the search itself
 */
record TimedSearch(SearchResult result, double prepareSeconds, double searchSeconds) {

  private static final int MOST_REPETITIONS = 5;
  private static final double MOST_SECONDS = 2;

  /** One search. */
  static TimedSearch once(ProtocolInstance instance, CheckOptions options) {
    return run(instance, options, Check.Prepared::task);
  }

  private static TimedSearch run(
      ProtocolInstance instance, CheckOptions options, Function<Check.Prepared, SearchTask> task) {
    double start = MeasuredMachine.processorSeconds();
    CheckOptions alone = options.withWorkers(1);
    Check.Prepared prepared = Check.of(instance.protocol()).with(alone).prepare();
    SearchTask searched = task.apply(prepared);
    double ready = MeasuredMachine.processorSeconds();
    Exploration own = prepared.model().exploration();
    SearchResult result =
        own == null ? Search.of(searched, alone.search()).run() : own.run(searched);
    return new TimedSearch(result, ready - start, MeasuredMachine.processorSeconds() - ready);
  }

  /** The fastest of several searches; a search that takes seconds is not repeated. */
  static TimedSearch fastest(ProtocolInstance instance, CheckOptions options) {
    return fastest(() -> once(instance, options));
  }

  /** A search with the declared relations, as if the local analysis had been given up. */
  static TimedSearch declared(ProtocolInstance instance, CheckOptions options) {
    return fastest(() -> run(instance, options, TimedSearch::declared));
  }

  private static SearchTask declared(Check.Prepared prepared) {
    SearchTask task = prepared.task();
    return task.withReduction(prepared.model().reducer().alternatives(task.properties()).get(0));
  }

  private static TimedSearch fastest(Supplier<TimedSearch> search) {
    TimedSearch best = search.get();
    double spent = best.seconds();
    for (int run = 1; run < MOST_REPETITIONS && spent < MOST_SECONDS; run++) {
      TimedSearch next = search.get();
      spent += next.seconds();
      best = next.seconds() < best.seconds() ? next : best;
    }
    return best;
  }

  double seconds() {
    return prepareSeconds + searchSeconds;
  }

  long states() {
    return result.statistics().states();
  }

  Statistics statistics() {
    return result.statistics();
  }

  /** Whether the search was complete, or stopped at the violation it was looking for. */
  boolean isFinished() {
    return result.end() == EndReason.EXHAUSTED || result.end() == EndReason.VIOLATION;
  }

  boolean isViolated() {
    return result.first() != null;
  }

  /** A figure of the search, marked if the search was incomplete. */
  String count(long figure) {
    return (isFinished() ? "" : "> ") + FigureText.count(figure);
  }

  String time() {
    return (isFinished() ? "" : "> ") + String.format(Locale.ROOT, "%.3f", seconds());
  }

  /** The percentage of states that this search saves compared with a larger one. */
  String savedAgainst(TimedSearch larger) {
    return isFinished() ? saved(larger.states(), states(), !larger.isFinished()) : "–";
  }

  static String saved(long before, long after, boolean atLeast) {
    double percent = 100.0 * (before - after) / before;
    boolean nearlyAll = percent >= 99.95;
    return (atLeast || nearlyAll ? "> " : "")
        + String.format(Locale.ROOT, "%.1f %%", nearlyAll ? 99.9 : percent);
  }
}
