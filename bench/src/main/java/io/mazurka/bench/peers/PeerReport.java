package io.mazurka.bench.peers;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.Subject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The outcomes as a Markdown section: the circumstances, one table, what disagrees. */
record PeerReport(
    MeasuredMachine machine,
    Map<String, String> versions,
    String limits,
    List<ToolOutcome> outcomes) {

  private static final String MAZURKA = "Mazurka";
  private static final String NOTHING = "–";

  private static final List<String> HEAD =
      List.of(
          "| instance | tool | states | transitions | seconds | states/s | bytes/state "
              + "| Mazurka / tool: states/s | Mazurka / tool: bytes/state |",
          "|---|---|--:|--:|--:|--:|--:|--:|--:|");

  String markdown() {
    List<String> lines = new ArrayList<>();
    lines.add("Machine: " + machine + ".");
    lines.add("");
    versions.forEach((tool, version) -> lines.add("- " + tool + ": " + version));
    lines.add("- " + limits);
    lines.add("");
    lines.addAll(HEAD);
    outcomes.forEach(outcome -> lines.add(row(outcome)));
    lines.add("");
    lines.add(
        "Transitions are steps, "
            + "without the initial state. Seconds are each tool's own: analysis and search in Mazurka, the "
            + "search alone in SPIN, all but the start of the JVM in TLC.");
    outcomes.stream()
        .map(ToolOutcome::tool)
        .distinct()
        .filter(tool -> tool.startsWith("TLC"))
        .forEach(tlc -> against(tlc).ifPresent(lines::add));
    lines.add("");
    lines.add(
        disagreements().isEmpty()
            ? "All tools that ran agree on every count of states and transitions."
            : "**The tools disagree on "
                + disagreements().stream().map(String::valueOf).collect(Collectors.joining("; "))
                + ".**");
    return String.join("\n", lines) + "\n";
  }

  /** The instances whose counts are not the same in all tools that measured them. */
  List<Subject> disagreements() {
    return outcomes.stream()
        .filter(
            outcome ->
                outcomes.stream()
                    .filter(other -> other.instance().equals(outcome.instance()))
                    .anyMatch(other -> disagree(outcome.measurement(), other.measurement())))
        .map(ToolOutcome::instance)
        .distinct()
        .toList();
  }

  private static boolean disagree(Optional<Measurement> one, Optional<Measurement> other) {
    return one.isPresent() && other.isPresent() && !one.get().agreesWith(other.get());
  }

  private String row(ToolOutcome outcome) {
    String start = "| " + outcome.instance() + " | " + outcome.tool() + " | ";
    if (outcome.measurement().isEmpty()) {
      String verb = outcome.failed() ? "failed: " : "not run: ";
      return start + verb + outcome.reason() + " | | | | | | |";
    }
    Measurement figures = outcome.measurement().get();
    Optional<Measurement> ours =
        outcome.tool().equals(MAZURKA) ? Optional.empty() : find(outcome.instance(), MAZURKA);
    return start
        + String.join(
            " | ",
            FigureText.count(figures.states()),
            FigureText.count(figures.transitions()),
            String.format(Locale.ROOT, "%.2f", figures.seconds()),
            number(figures.statesPerSecond(), "%,.0f"),
            number(figures.bytesPerState(), "%.1f"),
            ratio(ours.map(Measurement::statesPerSecond), figures.statesPerSecond(), "%.1f ×"),
            ratio(ours.map(Measurement::bytesPerState), figures.bytesPerState(), "%.2f ×"))
        + " |";
  }

  /** TLC runs on smaller instances only: its best rate against Mazurka's on the largest. */
  private Optional<String> against(String tool) {
    Optional<ToolOutcome> tlc = best(tool, Comparator.comparingDouble(PeerReport::rate));
    Optional<ToolOutcome> ours =
        best(MAZURKA, Comparator.comparingLong(o -> o.measurement().orElseThrow().states()));
    if (tlc.isEmpty() || ours.isEmpty() || rate(tlc.get()) == 0) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "On its largest instance, %s, Mazurka explores %.0f times as many states a second as %s"
                + " on its best, %s.",
            ours.get().instance(),
            rate(ours.get()) / rate(tlc.get()),
            tool,
            tlc.get().instance()));
  }

  private Optional<ToolOutcome> best(String tool, Comparator<ToolOutcome> order) {
    return outcomes.stream()
        .filter(outcome -> outcome.tool().equals(tool) && outcome.measurement().isPresent())
        .max(order);
  }

  private static double rate(ToolOutcome outcome) {
    return outcome.measurement().orElseThrow().statesPerSecond().orElse(0);
  }

  private Optional<Measurement> find(Subject instance, String tool) {
    return outcomes.stream()
        .filter(outcome -> outcome.instance().equals(instance) && outcome.tool().equals(tool))
        .findFirst()
        .flatMap(ToolOutcome::measurement);
  }

  private static String number(OptionalDouble number, String format) {
    return number.isPresent() ? String.format(Locale.ROOT, format, number.getAsDouble()) : NOTHING;
  }

  private static String ratio(Optional<OptionalDouble> ours, OptionalDouble theirs, String format) {
    OptionalDouble value = ours.orElse(OptionalDouble.empty());
    return value.isPresent() && theirs.isPresent() && theirs.getAsDouble() > 0
        ? String.format(Locale.ROOT, format, value.getAsDouble() / theirs.getAsDouble())
        : NOTHING;
  }
}
