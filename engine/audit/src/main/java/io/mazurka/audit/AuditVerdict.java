package io.mazurka.audit;

/** The verdict of an audit. */
public enum AuditVerdict {
  /** Everything the reduction relies on is true in every state. */
  CLEAN,
  /** Something that the reduction relies on is not true in some state. */
  WRONG,
  /** Nothing wrong was found, but not everything was looked at. */
  INCOMPLETE
}
