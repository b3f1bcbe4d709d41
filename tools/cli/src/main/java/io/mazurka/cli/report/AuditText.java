package io.mazurka.cli.report;

import io.mazurka.audit.AuditResult;
import io.mazurka.audit.BehaviourCheck;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.audit.outcome.AuditFailure.Part;
import java.util.List;
import java.util.Locale;

/** The outcome of an audit as text: the verdict, what was checked, and what is wrong. */
public final class AuditText {

  private static final int MOST_FAILURES = 10;

  private final StringBuilder text = new StringBuilder();

  private AuditText() {}

  public static String of(AuditResult result) {
    AuditText report = new AuditText();
    report.line("");
    report.line(sentence(result));
    report.checks(result);
    report.failures(result);
    return report.text.toString();
  }

  private static String sentence(AuditResult result) {
    int wrong = result.failures().size();
    String states = Figures.counted(result.states(), "states");
    return switch (result.verdict()) {
      case CLEAN ->
          result.states() == 0
              ? "The model does the same in another JVM; of this reduction nothing can be audited"
              : "Everything the reduction relies on is true in %s"
                  .formatted(result.states() == 1 ? "the only state" : "all " + states);
      case WRONG ->
          isOfModel(result)
              ? "The model does something else in another JVM, so no verdict on it is worth much"
              : "The reduction is wrong: %d of the things it relies on %s not true"
                  .formatted(wrong, wrong == 1 ? "is" : "are");
      case INCOMPLETE ->
          "Nothing wrong was found, but not everything was looked at (%s)"
              .formatted(result.guarantee());
    };
  }

  /** Whether only the model itself is wrong. */
  private static boolean isOfModel(AuditResult result) {
    return result.checks().stream()
        .filter(check -> !check.failures().isEmpty())
        .allMatch(check -> check.name().equals(BehaviourCheck.NAME));
  }

  private void checks(AuditResult result) {
    int longest = result.checks().stream().mapToInt(check -> check.name().length()).max().orElse(0);
    String row = "  %-" + (longest + 2) + "s%s%s%s";
    String reduction = "";
    for (AuditCheck check : result.checks()) {
      if (!check.reduction().equals(reduction)) {
        reduction = check.reduction();
        line("");
        line(reduction.isEmpty() ? "As a whole:" : "%s:".formatted(reduction));
      }
      line(
          String.format(
              Locale.ROOT,
              row,
              check.name(),
              Figures.counted(check.count(), check.unit()),
              check.failures().isEmpty() ? "" : ", %d wrong".formatted(check.failures().size()),
              check.complete() ? "" : ", incomplete"));
    }
    line("");
    figure("states", String.format(Locale.ROOT, "%,d", result.states()));
    if (result.expanded() < result.states()) {
      figure("audited states", String.format(Locale.ROOT, "%,d", result.expanded()));
    }
    figure("transitions", String.format(Locale.ROOT, "%,d", result.transitions()));
    figure("time", String.format(Locale.ROOT, "%.2f s", result.seconds()));
    figure("guarantee", result.guarantee().toString());
  }

  private void figure(String name, String value) {
    line("  " + name + " ".repeat(18 - name.length()) + value);
  }

  private void failures(AuditResult result) {
    int number = 0;
    for (AuditCheck check : result.checks()) {
      for (AuditFailure failure : check.failures()) {
        if (++number <= MOST_FAILURES) {
          line("");
          line("%d. %s: %s".formatted(number, check.name(), failure.explanation()));
          state("here:", failure.witness());
          state("said where:", failure.origin());
        }
      }
    }
    if (number > MOST_FAILURES) {
      line("");
      line("And %d more; --json has them all.".formatted(number - MOST_FAILURES));
    }
  }

  private void state(String title, List<Part> parts) {
    if (parts.isEmpty()) {
      return;
    }
    line("   " + title);
    int width = parts.stream().mapToInt(part -> part.component().length()).max().orElse(0);
    for (Part part : parts) {
      String name = part.component() + " ".repeat(width - part.component().length());
      line("     %s  %s".formatted(name, part.value()));
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
