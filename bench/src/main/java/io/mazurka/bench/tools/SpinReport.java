package io.mazurka.bench.tools;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The report that a SPIN verifier prints at the end of a complete search. */
public final class SpinReport {

  private static final Pattern STORED = number("states, stored");
  private static final Pattern MATCHED = number("states, matched");
  private static final Pattern STATE_MEMORY = number("actual memory usage for states");
  private static final Pattern TABLE_MEMORY = number("(?:shared )?memory used for hash table");
  private static final Pattern ELAPSED = Pattern.compile("pan: elapsed time ([0-9.e+-]+) seconds");
  private static final Pattern ERRORS = Pattern.compile("errors: (\\d+)");
  private static final double MEBIBYTE = 1024 * 1024;

  private SpinReport() {}

  /** The measurement; empty if the search did not end, because memory or depth was exhausted. */
  public static Optional<Measurement> parse(String report) {
    OptionalDouble stored = find(STORED, report);
    OptionalDouble matched = find(MATCHED, report);
    OptionalDouble elapsed = find(ELAPSED, report);
    if (isIncomplete(report) || stored.isEmpty() || matched.isEmpty() || elapsed.isEmpty()) {
      return Optional.empty();
    }
    long states = (long) stored.getAsDouble();
    // Every stored state was reached by a step, except the initial one.
    long transitions = states + (long) matched.getAsDouble() - 1;
    double memory = find(STATE_MEMORY, report).orElse(0) + find(TABLE_MEMORY, report).orElse(0);
    OptionalDouble bytes =
        memory > 0 ? OptionalDouble.of(memory * MEBIBYTE / states) : OptionalDouble.empty();
    return Optional.of(new Measurement(states, transitions, elapsed.getAsDouble(), bytes));
  }

  /** Whether states were left out; on several cores also because queues or the table were full. */
  private static boolean isIncomplete(String report) {
    return report.contains("Search not completed")
        || report.contains("Search incomplete")
        || report.contains("hash table is full")
        || isTooDeep(report);
  }

  /** The verdict on the formula; unknown if the search was cut off and found nothing. */
  static Ruling verdict(String report) {
    OptionalDouble errors = find(ERRORS, report);
    if (errors.isEmpty()) {
      return Ruling.UNKNOWN;
    }
    if (errors.getAsDouble() > 0) {
      return Ruling.VIOLATED;
    }
    return isTooDeep(report) ? Ruling.UNKNOWN : Ruling.HOLDS;
  }

  /** Whether it is a report at all. */
  static boolean hasEnded(String report) {
    return find(ELAPSED, report).isPresent();
  }

  /** Whether the search went deeper than it was allowed to. */
  static boolean isTooDeep(String report) {
    return report.contains("max search depth too small");
  }

  private static Pattern number(String what) {
    return Pattern.compile("([0-9.e+-]+)\\s+" + what);
  }

  private static OptionalDouble find(Pattern pattern, String report) {
    Matcher matcher = pattern.matcher(report);
    return matcher.find()
        ? OptionalDouble.of(Double.parseDouble(matcher.group(1)))
        : OptionalDouble.empty();
  }
}
