package io.mazurka.audit.outcome;

import java.util.List;

/**
 * One of the checks of an audit.
 *
 * @param name what was checked
 * @param reduction which reduction it is about, in words
 * @param count on how many states or transitions, whatever {@code unit} says
 * @param unit what is counted
 * @param complete whether everything was looked at
 * @param failures what is wrong, at most one for each pair of transitions
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
