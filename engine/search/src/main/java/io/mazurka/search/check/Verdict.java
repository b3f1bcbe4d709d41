package io.mazurka.search.check;

/** The answer to a check, or to one property of it. */
public enum Verdict {
  HOLDS,
  VIOLATED,
  DEADLOCK,
  INCONCLUSIVE
}
