package io.mazurka.bench.tools;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The report that TLC prints, in its format for tools, at the end of a complete search. */
final class TlcReport {

  private static final Pattern COUNTS =
      Pattern.compile(
          "^(\\d+) states generated, (\\d+) distinct states found, 0 states left",
          Pattern.MULTILINE);

  private static final Pattern INITIAL =
      Pattern.compile("Finished computing initial states: (\\d+) distinct");

  /** The states of the product with the tableau of a formula. */
  private static final Pattern PRODUCT =
      Pattern.compile("for the complete state space with (\\d+) total distinct states");

  private static final Pattern FINISHED = Pattern.compile("Finished in (\\d+)ms");
  private static final Pattern VERSION = Pattern.compile("Version ([0-9.]+)");

  private TlcReport() {}

  /** The measurement; empty if the search did not end. */
  static Optional<Measurement> parse(String report) {
    Matcher counts = COUNTS.matcher(report);
    Matcher initial = INITIAL.matcher(report);
    Matcher finished = FINISHED.matcher(report);
    if (!counts.find() || !initial.find() || !finished.find()) {
      return Optional.empty();
    }
    // TLC counts the initial states among those generated.
    long transitions = Long.parseLong(counts.group(1)) - Long.parseLong(initial.group(1));
    double seconds = Long.parseLong(finished.group(1)) / 1000.0;
    Matcher product = PRODUCT.matcher(report.replace(",", ""));
    long states = Long.parseLong(product.find() ? product.group(1) : counts.group(2));
    return Optional.of(new Measurement(states, transitions, seconds, OptionalDouble.empty()));
  }

  /** The verdict on the formula. */
  static Ruling verdict(String report) {
    if (report.contains("Temporal properties were violated")) {
      return Ruling.VIOLATED;
    }
    return report.contains("No error has been found") ? Ruling.HOLDS : Ruling.UNKNOWN;
  }

  static String version(String help) {
    Matcher matcher = VERSION.matcher(help);
    return matcher.find() ? matcher.group(1) : "of unknown version";
  }
}
