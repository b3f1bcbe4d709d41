package io.mazurka.kernel.check;

import io.mazurka.kernel.trace.TraceTable;
import java.util.Locale;
import java.util.stream.Collectors;

/** The outcome of a check in words. */
final class Summary {

  private Summary() {}

  static String of(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample == null) {
      return sentence(result);
    }
    return sentence(result) + "\n\n" + TraceTable.of(counterexample.trace());
  }

  static String sentence(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample != null) {
      return "%s %s after %d steps: %s"
          .formatted(
              counterexample.property(),
              result.verdict() == Verdict.DEADLOCK ? "is reached" : "is violated",
              counterexample.trace().steps().size(),
              counterexample.explanation());
    }
    String names =
        result.properties().stream().map(PropertyResult::name).collect(Collectors.joining(", "));
    return String.format(
        Locale.ROOT,
        "%s %s (%s): %,d states",
        names.isEmpty() ? "nothing asked" : names,
        result.verdict() == Verdict.HOLDS ? "holds" : "is not decided",
        result.guarantee(),
        result.statistics().states());
  }
}
