package io.mazurka.temporal.branching;

import java.util.Optional;

/**
 * Whether a formula holds in all initial states.
 *
 * @param evidence a path that explains the outcome, if a single path can: from an initial state in
 *     which the formula fails, or from the first initial state if it holds in all
 * @param productStates the number of examined pairs of a state of the graph and a state of an
 *     automaton
 */
public record BranchingResult(Outcome outcome, Optional<Evidence> evidence, long productStates) {

  /** The outcome of a check. */
  public enum Outcome {
    HOLDS,
    /** The formula fails in some initial state. */
    FAILS,
    /** The outcome depends on states without known edges, or the check was stopped. */
    UNKNOWN
  }
}
