package io.mazurka.kernel.exploration;

/** When a search may stop although something is left to explore. */
public enum Stop {
  /** When a property fails for the first time, or all that was asked for is found. */
  AT_FIRST_VIOLATION,
  /** When some state decided each property, so that nothing is left to learn. */
  WHEN_ALL_DECIDED,
  /** Only at a limit. */
  NEVER
}
