package io.mazurka.proofs.induction;

import java.util.List;

/**
 * The result of an induction.
 *
 * @param outcome the answer
 * @param k for a proof, the number of assumed good states; for a violation, the number of steps to
 *     it; otherwise the largest number that was tried
 * @param path the states that violate the goal, or on which the induction is stuck; may be empty
 * @param reason the message of a solver that did not know
 */
public record InductionResult(Outcome outcome, int k, List<int[]> path, String reason) {

  /** The answers. */
  public enum Outcome {
    /** The goal holds in every reachable state. */
    PROVED,
    /** The path begins in an initial state and violates the goal. */
    VIOLATED,
    /** The path violates the goal at its end; it is not known whether the path is reachable. */
    STUCK,
    /** As {@link #STUCK}, and the path returns to a state: no number of good states is enough. */
    HOPELESS,
    /** A solver did not know. */
    UNKNOWN
  }

  public InductionResult {
    path = List.copyOf(path);
  }
}
