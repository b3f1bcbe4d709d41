package io.mazurka.cli.files;

import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Outlook;
import io.mazurka.search.simulation.SimulationResult;
import io.mazurka.search.simulation.SimulationResult.Lassos;
import io.mazurka.search.simulation.SimulationResult.Pairs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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
    return rows.isEmpty()
        ? List.of()
        : List.of(new ReportTable("What is open", List.of("", ""), rows));
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
    Pairs pairs = result.pairs();
    if (pairs != null) {
      figures.add(
          List.of(
              "pairs of steps",
              "%s of %s that were possible"
                  .formatted(number(pairs.taken()), number(pairs.possible()))));
    }
    tables.add(new ReportTable("Executions", List.of("", ""), figures));
    tables.add(
        new ReportTable(
            "Coverage",
            List.of("step", "taken"),
            result.coverage().stream()
                .map(one -> List.of(one.transition(), number(one.taken())))
                .toList()));
    if (pairs != null && !pairs.missed().isEmpty()) {
      tables.add(
          new ReportTable(
              "Pairs of steps that were possible and never taken",
              List.of("pair"),
              pairs.missed().stream().map(List::of).toList()));
    }
    return tables;
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
