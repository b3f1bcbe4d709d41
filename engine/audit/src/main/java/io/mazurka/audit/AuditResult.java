package io.mazurka.audit;

import static io.mazurka.audit.AuditVerdict.INCOMPLETE;

import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.exploration.EndReason;
import java.util.List;
import java.util.stream.Stream;

/**
 * The result of an audit.
 *
 * @param verdict whether anything is wrong
 * @param end why the audit ended
 * @param states states explored
 * @param expanded states whose steps were all explored; only these are audited
 * @param transitions steps explored
 * @param seconds the time of the whole audit
 * @param checks the checks, in order
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

  /** The result if nothing is checked. */
  public static AuditResult empty() {
    return new AuditResult(
        AuditVerdict.CLEAN, EndReason.EXHAUSTED, 0, 0, 0, 0, List.of(), Guarantee.exhaustive());
  }

  /** This result with one more check. */
  public AuditResult and(AuditCheck check) {
    AuditVerdict both = check.complete() || verdict == AuditVerdict.WRONG ? verdict : INCOMPLETE;
    return new AuditResult(
        check.failures().isEmpty() ? both : AuditVerdict.WRONG,
        end,
        states,
        expanded,
        transitions,
        seconds,
        Stream.concat(checks.stream(), Stream.of(check)).toList(),
        check.complete()
            ? guarantee
            : guarantee.and(Guarantee.of(Strength.BOUNDED, check.name() + " not looked at")));
  }

  /** The failures of all checks. */
  public List<AuditFailure> failures() {
    return checks.stream().flatMap(check -> check.failures().stream()).toList();
  }
}
