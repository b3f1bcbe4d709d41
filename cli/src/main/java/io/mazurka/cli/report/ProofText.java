package io.mazurka.cli.report;

import io.mazurka.kernel.proof.ProofResult;
import io.mazurka.kernel.proof.ProofResult.Verdict;
import io.mazurka.kernel.proof.ProvedLemma;
import java.util.Locale;

/** The outcome of a proof for people: the verdict, what it rests on, and what keeps it away. */
public final class ProofText {

  private final StringBuilder text = new StringBuilder();

  private ProofText() {}

  /** Everything but the path. */
  public static String of(ProofResult result) {
    ProofText report = new ProofText();
    report.line("");
    report.line(result.explanation());
    result.remarks().forEach(remark -> report.line("Note: %s.".formatted(remark)));
    report.line("");
    if (result.verdict() != Verdict.VIOLATED) {
      report.figure("k", String.valueOf(result.k()));
    }
    for (ProvedLemma lemma : result.lemmas()) {
      report.figure(lemma.name(), "%s (%s)".formatted(lemma.formula(), lemma.lemmaClass()));
    }
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

  private void figure(String name, String value) {
    line("  " + name + " ".repeat(Math.max(1, 18 - name.length())) + value);
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
