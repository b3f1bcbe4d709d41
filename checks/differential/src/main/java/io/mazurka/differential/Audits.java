package io.mazurka.differential;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.testkit.Trial;

/** Runs audits on random systems. */
public final class Audits {

  private Audits() {}

  /** Demands that an audit finds nothing wrong; returns whether the audit was complete. */
  public static boolean requireClean(Checkable system, CheckOptions options, Trial trial) {
    AuditResult result = Audit.of(system).with(options).run();
    result.checks().stream()
        .filter(check -> !check.failures().isEmpty())
        .forEach(
            check -> {
              AuditFailure failure = check.failures().get(0);
              trial.differ("audit of " + check.name(), failure.explanation());
            });
    return result.verdict() == AuditVerdict.CLEAN;
  }
}
