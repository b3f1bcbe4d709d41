package io.mazurka.kernel.exploration;

/** When a search may stop although something is left to explore. */
public enum Stop {
  /** When a property fails for the first time, or when all properties are decided. */
  AT_FIRST_VIOLATION,
  /** When each property is decided by some state. */
  WHEN_ALL_DECIDED,
  /** Only at a limit. */
  NEVER
}
