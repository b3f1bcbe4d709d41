package io.mazurka.cli.files;

import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Outlook;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.coverage.StepCoverage.Count;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import io.mazurka.search.simulation.SimulationResult;
import io.mazurka.search.simulation.SimulationResult.Lassos;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The tables that say what a search or random executions have seen, and what not. */
public final class CoverageTables {

  private CoverageTables() {}

  /** The tables of a check; none if it has seen everything. */
  public static List<ReportTable> of(CheckResult result) {
    Outlook outlook = result.outlook();
    if (outlook == null) {
      return List.of();
    }
    List<List<String>> rows = new ArrayList<>();
    if (outlook.waiting() >= 0) {
      rows.add(
          List.of(
              "states that were expanded",
              "%s of %s"
                  .formatted(
                      number(outlook.found() - outlook.waiting()), number(outlook.found()))));
      rows.add(List.of("how far it came", outlook.words()));
    }
    List<String> notTaken = outlook.notTaken();
    if (notTaken != null) {
      rows.add(
          List.of(
              "steps that were possible in no state so far",
              notTaken.isEmpty() ? "none" : String.join(", ", notTaken)));
    }
    List<ReportTable> tables = new ArrayList<>();
    if (!rows.isEmpty()) {
      tables.add(new ReportTable("What is open", List.of("", ""), rows));
    }
    StepCoverage coverage = outlook.coverage();
    if (coverage != null) {
      List<List<String>> figures = new ArrayList<>();
      figures.add(List.of("states to which the way was looked at", number(coverage.executions())));
      pairs(coverage.pairs(), figures);
      tables.add(new ReportTable("On the way to the states", List.of("", ""), figures));
      addSteps("possible in expanded states", coverage.counts(), tables);
      addMissed("Pairs of steps that wait to be expanded", coverage.pairs(), tables);
    }
    return tables;
  }

  /** The tables of random executions. */
  public static List<ReportTable> of(SimulationResult result) {
    List<ReportTable> tables = new ArrayList<>();
    List<List<String>> figures = new ArrayList<>();
    figures.add(List.of("executions", number(result.runs())));
    figures.add(List.of("executions that ended", number(result.ended())));
    for (Lassos one : result.lassos()) {
      figures.add(List.of("fair repetitions for " + one.property(), number(one.closed())));
    }
    pairs(result.pairs(), figures);
    tables.add(new ReportTable("Executions", List.of("", ""), figures));
    addSteps("taken", result.coverage(), tables);
    addMissed("Pairs of steps that were possible and never taken", result.pairs(), tables);
    return tables;
  }

  private static void pairs(@Nullable TakenPairs pairs, List<List<String>> figures) {
    if (pairs != null) {
      figures.add(
          List.of(
              "pairs of steps",
              "%s of %s that were possible"
                  .formatted(number(pairs.taken()), number(pairs.possible()))));
    }
  }

  private static void addSteps(String what, List<Count> counts, List<ReportTable> tables) {
    tables.add(
        new ReportTable(
            "Coverage",
            List.of("step", what),
            counts.stream().map(one -> List.of(one.transition(), number(one.taken()))).toList()));
  }

  private static void addMissed(
      String title, @Nullable TakenPairs pairs, List<ReportTable> tables) {
    if (pairs != null && !pairs.missed().isEmpty()) {
      tables.add(
          new ReportTable(title, List.of("pair"), pairs.missed().stream().map(List::of).toList()));
    }
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
