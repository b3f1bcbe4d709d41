package io.mazurka.audit;

/** The verdict of an audit. */
public enum AuditVerdict {
  /** Every claim that the reduction relies on is true in every state. */
  CLEAN,
  /** Some claim that the reduction relies on is false in some state. */
  WRONG,
  /** No claim was found false, but not all were checked. */
  INCOMPLETE
}
