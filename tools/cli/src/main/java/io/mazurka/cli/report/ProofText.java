package io.mazurka.cli.report;

import io.mazurka.catalogue.proof.ProofGroup;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.catalogue.proof.Recheck;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The outcome of a proof as text: the verdict, the lemmas it depends on, and what prevents a proof.
 */
public final class ProofText {

  private final StringBuilder text = new StringBuilder();

  private ProofText() {}

  /** Everything but the path of a counterexample. */
  public static String of(ProofResult result) {
    ProofText report = new ProofText();
    report.line("");
    report.line(result.explanation());
    result.remarks().forEach(remark -> report.line("Note: %s.".formatted(remark)));
    report.line("");
    result.answers().forEach(one -> report.figure(one.name(), one.toString()));
    if (result.verdict() != Verdict.VIOLATED) {
      report.figure("k", String.valueOf(result.k()));
    }
    for (ProvedLemma lemma : result.lemmas()) {
      report.figure(lemma.name(), "%s (%s)".formatted(lemma.formula(), lemma.lemmaClass()));
    }
    report.groups(result);
    report.figure("solver", result.solver());
    String other = result.recheckedBy();
    if (other != null) {
      report.figure("checked again by", other);
    }
    report.figure("checks", String.format(Locale.ROOT, "%,d", result.checks()));
    report.figure("time", String.format(Locale.ROOT, "%.2f s", result.seconds()));
    if (result.trace() != null && result.verdict() == Verdict.UNPROVED) {
      report.line("");
      report.line("Not an execution, but what keeps induction from succeeding:");
    }
    return report.text.toString();
  }

  /** The lemmas that are proved together, and the groups on which each group depends. */
  private void groups(ProofResult result) {
    List<ProofGroup> groups = result.lemmas().isEmpty() ? List.of() : ProofGroup.of(result);
    for (int at = 0; at < groups.size(); at++) {
      ProofGroup group = groups.get(at);
      String rests =
          group.supportedBy().stream()
              .map(other -> String.valueOf(other + 1))
              .collect(Collectors.joining(", "));
      figure(
          "group " + (at + 1),
          String.join(", ", group.members()) + (rests.isEmpty() ? "" : "; rests on " + rests));
    }
  }

  /** The answer of a solver to a written proof. */
  public static String of(Recheck answer) {
    ProofText report = new ProofText();
    answer.objections().forEach(report::line);
    report.line(
        answer.isConfirmed()
            ? "%s confirms all %,d checks of the proof that %s"
                .formatted(answer.solver(), answer.checks(), answer.claim())
            : "%s does not confirm %d of %,d checks of the proof that %s"
                .formatted(
                    answer.solver(), answer.objections().size(), answer.checks(), answer.claim()));
    return report.text.toString();
  }

  private void figure(String name, String value) {
    line("  " + name + " ".repeat(Math.max(1, 18 - name.length())) + value);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
