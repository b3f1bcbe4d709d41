package io.mazurka.temporal.branching;

import java.util.Optional;

/**
 * Whether a formula holds in all initial states.
 *
 * @param evidence a path that shows why, where a path can: from some initial state in which it
 *     fails, or from the first one if it holds in all
 */
public record BranchingResult(Outcome outcome, Optional<Evidence> evidence) {

  /** What is known of a formula. */
  public enum Outcome {
    HOLDS,
    /** It fails in some initial state. */
    FAILS,
    /** That depends on what comes after states without known edges, or nobody waited for it. */
    UNKNOWN
  }
}
