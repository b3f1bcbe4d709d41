package io.mazurka.kernel.check;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.Property.Kind;
import io.mazurka.kernel.search.SearchResult.Executions;
import io.mazurka.kernel.trace.TraceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The outcome of a check in words. */
public final class Summary {

  private Summary() {}

  /** The verdict in a sentence, with the counterexample as a table if there is one. */
  static String of(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample == null) {
      return sentence(result);
    }
    return sentence(result) + "\n\n" + TraceTable.of(counterexample.trace());
  }

  /** The verdict in a sentence: what holds or fails, and in how many states or steps. */
  public static String sentence(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample != null) {
      return failure(counterexample, result.verdict()) + alsoViolated(result, counterexample);
    }
    List<String> names = result.properties().stream().map(Summary::claim).toList();
    String explored = explored(result);
    if (result.verdict() == Verdict.VIOLATED) {
      return "%s asked for a state that cannot be reached: it is not among the %s explored"
          .formatted(listed(violated(result)), explored);
    }
    if (result.verdict() != Verdict.HOLDS) {
      return "Not decided (%s): %s in the %s explored"
          .formatted(
              result.guarantee(),
              names.isEmpty() ? "nothing was asked" : "no violation of " + listed(names),
              explored);
    }
    String where = where(result, explored);
    return names.isEmpty()
        ? "Nothing was asked of " + where
        : "%s %s in %s".formatted(listed(names), names.size() == 1 ? "holds" : "hold", where);
  }

  private static String where(CheckResult result, String explored) {
    Guarantee guarantee = result.guarantee();
    if (guarantee.strength() != Strength.EXHAUSTIVE) {
      return "the %s explored (%s)".formatted(explored, guarantee);
    }
    if (result.executions() != null) {
      return "all " + explored + reasons(guarantee);
    }
    if (guarantee.reasons().isEmpty()) {
      return "all %s that can be reached".formatted(explored);
    }
    return "all states that can be reached; %s were explored%s"
        .formatted(explored, reasons(guarantee));
  }

  private static String reasons(Guarantee guarantee) {
    return guarantee.reasons().isEmpty()
        ? ""
        : " (%s)".formatted(String.join("; ", guarantee.reasons()));
  }

  /** How a property fails, in a sentence. */
  public static String failure(Counterexample counterexample, Verdict verdict) {
    int steps = counterexample.trace().steps().size();
    String where =
        switch (steps) {
          case 0 -> "in an initial state";
          case 1 -> "after 1 step";
          default -> "after %d steps".formatted(steps);
        };
    return "%s %s %s%s: %s"
        .formatted(
            counterexample.property(),
            verdict == Verdict.DEADLOCK ? "is reached" : "is violated",
            where,
            counterexample.shortest() && steps > 0 ? ", the fewest possible" : "",
            counterexample.explanation());
  }

  private static String alsoViolated(CheckResult result, Counterexample counterexample) {
    List<String> others = violated(result);
    others.remove(counterexample.property());
    if (others.isEmpty()) {
      return "";
    }
    return "; %s %s, too".formatted(listed(others), others.size() == 1 ? "fails" : "fail");
  }

  private static List<String> violated(CheckResult result) {
    List<String> names = new ArrayList<>();
    for (PropertyResult property : result.properties()) {
      if (property.verdict() == Verdict.VIOLATED || property.verdict() == Verdict.DEADLOCK) {
        names.add(property.name());
      }
    }
    return names;
  }

  /** What is claimed to hold. */
  private static String claim(PropertyResult property) {
    return property.kind() == Kind.DEADLOCK ? "absence of deadlock" : property.name();
  }

  private static String explored(CheckResult result) {
    Executions executions = result.executions();
    return executions == null
        ? counted(result.statistics().states(), "state")
        : counted(executions.traces(), "trace");
  }

  private static String counted(long number, String what) {
    return String.format(Locale.ROOT, number == 1 ? "%,d %s" : "%,d %ss", number, what);
  }

  private static String listed(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
