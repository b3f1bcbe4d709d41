package io.mazurka.audit.outcome;

import java.util.List;

/**
 * One of the checks of an audit.
 *
 * @param name what was checked
 * @param reduction the reduction that was checked, in words
 * @param count how many units were checked
 * @param unit what is counted, such as states or transitions
 * @param complete whether everything was looked at
 * @param failures the claims that are false, at most one for each pair of transitions
 */
public record AuditCheck(
    String name,
    String reduction,
    long count,
    String unit,
    boolean complete,
    List<AuditFailure> failures) {

  public AuditCheck {
    failures = List.copyOf(failures);
  }
}
