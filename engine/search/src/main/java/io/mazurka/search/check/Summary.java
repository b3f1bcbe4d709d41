package io.mazurka.search.check;

import io.mazurka.kernel.trace.TraceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The outcome of a check in words. */
public final class Summary {

  private Summary() {}

  /** The verdict in a sentence, with the execution that shows it as a table if there is one. */
  static String of(CheckResult result) {
    Counterexample shown = result.shown();
    if (shown == null) {
      return sentence(result);
    }
    String note = note(shown);
    return sentence(result)
        + (note.isEmpty() ? "" : "\n" + note)
        + "\n\n"
        + TraceTable.of(shown.trace());
  }

  /** How many steps were left out of the execution, in a sentence; empty if none were. */
  public static String note(Counterexample shown) {
    return switch (shown.leftOut()) {
      case 0 -> "";
      case 1 -> "1 step that did not matter was left out.";
      default -> "%d steps that did not matter were left out.".formatted(shown.leftOut());
    };
  }

  /** The verdict in a sentence: what holds or fails, and in how many states or steps. */
  public static String sentence(CheckResult result) {
    Counterexample counterexample = result.counterexample();
    if (counterexample != null) {
      return failure(counterexample) + alsoViolated(result, counterexample);
    }
    List<String> parts = new ArrayList<>();
    switch (result.verdict()) {
      case VIOLATED -> parts.add(Claims.of(result).notFound());
      case HOLDS -> {
        Claims claims = Claims.of(result);
        claims.holding().ifPresent(parts::add);
        claims.refuting().ifPresent(parts::add);
      }
      default -> parts.add(Claims.of(result).open());
    }
    result.witnesses().forEach(witness -> parts.add(outcome(witness)));
    return String.join("; ", parts);
  }

  /** Which property the execution decides, how, and why, in a sentence. */
  public static String failure(Counterexample counterexample) {
    return outcome(counterexample) + ": " + counterexample.explanation();
  }

  private static String outcome(Counterexample shown) {
    int steps = shown.trace().steps().size();
    String where = shown.isInfinite() ? byWhichSteps(shown, steps) : afterHowMany(steps);
    String what =
        switch (shown.kind()) {
          case DEADLOCK -> "is reached";
          case SOMETIMES, GOAL -> "holds";
          case QUERY -> "is reached";
          case AT_END -> "is violated at the end,";
          case INVARIANT, CONSTRAINT, LTL, CTL, CTLSTAR -> "is violated";
        };
    return "%s %s %s%s"
        .formatted(
            shown.property(),
            what,
            where,
            shown.shortest() && steps > 0 ? ", the fewest possible" : "");
  }

  private static String afterHowMany(int steps) {
    return switch (steps) {
      case 0 -> "in an initial state";
      case 1 -> "after 1 step";
      default -> "after %d steps".formatted(steps);
    };
  }

  private static String byWhichSteps(Counterexample shown, int steps) {
    if (shown.cycleStart() == steps) {
      return afterHowMany(steps) + ", where nothing more happens";
    }
    return steps == 1
        ? "by 1 step that repeats for ever"
        : "by %d steps that repeat from step %d on".formatted(steps, shown.cycleStart() + 1);
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
    return result.properties().stream()
        .filter(one -> one.verdict() == Verdict.VIOLATED || one.verdict() == Verdict.DEADLOCK)
        .map(PropertyResult::name)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  static String listed(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
