package io.mazurka.kernel.audit;

/** What an audit says. */
public enum AuditVerdict {
  /** Everything the reduction relies on is true in every state. */
  CLEAN,
  /** Something is not. */
  WRONG,
  /** Nothing wrong was found, but not everything was looked at. */
  INCOMPLETE
}
