package io.mazurka.proofs.induction;

import java.util.List;

/**
 * What came of an induction.
 *
 * @param outcome the answer
 * @param k of a proof how many good states it supposes, of a violation after how many steps it is,
 *     else the largest number that was tried
 * @param path the states that violate the goal, or keep the induction from succeeding; may be empty
 * @param reason what a solver said when it did not know
 */
public record InductionResult(Outcome outcome, int k, List<int[]> path, String reason) {

  /** The answers. */
  public enum Outcome {
    /** The goal holds in every state that can be reached. */
    PROVED,
    /** The path begins in an initial state and violates the goal. */
    VIOLATED,
    /** The path violates the goal at its end; whether it can be reached is not known. */
    STUCK,
    /** The same, and it comes back to a state before: no number of good states is enough. */
    HOPELESS,
    /** A solver did not know. */
    UNKNOWN
  }

  public InductionResult {
    path = List.copyOf(path);
  }
}
