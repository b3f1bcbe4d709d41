package io.mazurka.kernel.audit;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.search.EndReason;
import java.util.List;

/**
 * What an audit found.
 *
 * @param verdict whether anything is wrong
 * @param end why it ended
 * @param states states explored
 * @param expanded states whose steps were all explored; only these are audited
 * @param transitions steps explored
 * @param seconds all of it together
 * @param checks what was checked, in order
 * @param guarantee what a clean verdict is worth
 */
public record AuditResult(
    AuditVerdict verdict,
    EndReason end,
    long states,
    long expanded,
    long transitions,
    double seconds,
    List<AuditCheck> checks,
    Guarantee guarantee) {

  public AuditResult {
    checks = List.copyOf(checks);
  }

  /** The failures of all checks. */
  public List<AuditFailure> failures() {
    return checks.stream().flatMap(check -> check.failures().stream()).toList();
  }
}
