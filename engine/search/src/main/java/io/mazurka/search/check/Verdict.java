package io.mazurka.search.check;

/** The answer to a check, or to one property of it. */
public enum Verdict {
  HOLDS,
  VIOLATED,
  DEADLOCK,
  /** The answer no to a query: there is no such state. It is no failure. */
  ABSENT,
  INCONCLUSIVE
}
