package io.mazurka.audit.checks;

import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import java.util.ArrayList;
import java.util.List;

/** A check under way. If the audit is stopped, the failures found so far are kept. */
public final class RunningCheck {

  private final String name;
  private final String reduction;
  private final String unit;
  private final List<AuditFailure> failures = new ArrayList<>();
  private long count;
  private boolean complete = true;
  private boolean finished;

  public RunningCheck(String name, String reduction, String unit) {
    this.name = name;
    this.reduction = reduction;
    this.unit = unit;
  }

  String name() {
    return name;
  }

  public void count(long more) {
    count += more;
  }

  public void fail(AuditFailure failure) {
    failures.add(failure);
  }

  /** Whether anything is wrong so far. */
  public boolean isWrong() {
    return !failures.isEmpty();
  }

  /** Notes that the check left something out. */
  public void leaveOut() {
    complete = false;
  }

  public void finish() {
    finished = true;
  }

  public AuditCheck check() {
    return new AuditCheck(name, reduction, count, unit, complete && finished, failures);
  }
}
