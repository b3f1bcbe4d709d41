package io.mazurka.cli.report;

import static java.util.stream.Collectors.joining;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Summary;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import io.mazurka.search.simulation.Corpus;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.SimulationResult;
import io.mazurka.search.simulation.SimulationResult.Lassos;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The results of random executions as text. */
public final class SimulationText {

  private static final int MOST_NAMES = 10;

  private final Console console;

  public SimulationText(Console console) {
    this.console = console;
  }

  /** The outcome in a sentence. */
  public static String sentence(SimulationPlan plan, SimulationResult result) {
    Counterexample shown = result.counterexample();
    if (shown != null) {
      return "%s (execution %,d of seed %d)"
          .formatted(Summary.failure(shown), result.failingRun(), plan.seed());
    }
    String ended =
        switch (result.end()) {
          case TIME_LIMIT -> " before the time was over";
          case INTERRUPTED -> " before it was interrupted";
          case ALL_RUNS, VIOLATION -> "";
        };
    return String.format(
        Locale.ROOT,
        "No violation was found in %s%s; others may have one",
        Figures.counted(result.runs(), "executions"),
        ended);
  }

  /** Prints the whole report, with the execution that was found. */
  public void print(SimulationPlan plan, SimulationResult result) {
    TextReport text = new TextReport(console);
    text.sentence(sentence(plan, result));
    Counterexample shown = result.counterexample();
    if (shown != null && shown.leftOut() > 0) {
      console.out().println(Summary.note(shown));
    }
    console.out().println();
    double seconds = Math.max(result.seconds(), 1e-6);
    figure("executions", "%,d, of which %,d ended", result.runs(), result.ended());
    figure("steps", "%,d, at most %,d in one", result.steps(), result.deepest());
    figure("time", "%.2f s, %,.0f steps/s", result.seconds(), result.steps() / seconds);
    figure(
        "guarantee",
        "sampled: %s, seed %d, up to %,d steps%s",
        plan.strategy().name().toLowerCase(Locale.ROOT),
        plan.seed(),
        plan.depth(),
        result.conditions().stream().map(condition -> "; " + condition).collect(joining()));
    coverage(result);
    list("found", result, one -> one.verdict() == Verdict.HOLDS, "");
    list(
        "not found",
        result,
        one -> one.kind().asksForSomeState() && one.verdict() != Verdict.HOLDS,
        "; other executions may come there");
    list(
        "not checked",
        result,
        one -> one.kind() == Kind.CTL,
        ": over branching time; mazurka check decides it");
    list(
        "not checked",
        result,
        one -> one.kind() == Kind.AT_END && result.ended() == 0,
        ": no execution ended");
    if (shown != null) {
      text.trace(shown.trace());
    }
  }

  private void coverage(SimulationResult result) {
    int all = result.coverage().size();
    List<String> never = result.neverTaken();
    figure("coverage", "%,d of %,d transitions were taken", all - never.size(), all);
    names("never taken", never, never.size());
    TakenPairs pairs = result.pairs();
    if (pairs == null) {
      figure("pairs", "not counted: there are too many transitions");
    } else {
      long missed = pairs.possible() - pairs.taken();
      figure("pairs", "%,d of %,d that were possible were taken", pairs.taken(), pairs.possible());
      names("never in a row", pairs.missed(), missed);
    }
    Corpus corpus = result.corpus();
    if (corpus != null) {
      figure(
          "corpus", "%,d beginnings after %,d executions", corpus.prefixes().size(), corpus.next());
    }
    for (Lassos one : result.lassos()) {
      figure(
          "repetitions",
          "%,d of %,d executions%s",
          one.closed(),
          result.runs(),
          result.lassos().size() == 1 ? "" : " for " + one.property());
    }
  }

  /** Lists the first of {@code all} names, if there are any. */
  private void names(String what, List<String> names, long all) {
    if (!names.isEmpty()) {
      List<String> shown = names.subList(0, Math.min(names.size(), MOST_NAMES));
      long rest = all - shown.size();
      figure(
          what,
          "%s%s",
          String.join(", ", shown),
          rest == 0 ? "" : String.format(Locale.ROOT, " and %,d more", rest));
    }
  }

  /** Lists the properties that satisfy {@code some}, if there are any. */
  private void list(
      String name, SimulationResult result, Predicate<PropertyResult> some, String remark) {
    List<String> names =
        result.properties().stream().filter(some).map(PropertyResult::name).toList();
    if (!names.isEmpty()) {
      figure(name, "%s%s", String.join(", ", names), remark);
    }
  }

  private void figure(String name, String format, Object... values) {
    console.out().println("  %-18s%s".formatted(name, String.format(Locale.ROOT, format, values)));
  }
}
