package io.mazurka.temporal.branching;

import io.mazurka.temporal.branching.BranchingResult.Outcome;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Decides whether a formula of branching time holds in the initial states of a graph. A path may
 * end in a terminal state. If some states were not expanded, the result is definite only if it is
 * the same whatever comes after them.
 *
 * <p>The parts of the formula are evaluated bottom-up, in linear time (Clarke, Emerson and Sistla
 * 1986). The outermost part is evaluated from the initial states on, so that the check may end
 * early.
 */
public final class BranchingCheck {

  private BranchingCheck() {}

  /**
   * Decides a formula.
   *
   * @param labels for each state of the graph, the atoms that hold there
   */
  public static BranchingResult of(
      StateGraph graph, long[] labels, BranchingFormula formula, Headway headway) {
    try {
      Labelling labelling = new Labelling(graph, labels, headway);
      Decision decision = new Decision(graph, labelling);
      int[] initial = graph.initial();
      if (decision.every(initial, formula, Bound.CERTAIN)) {
        int[] first = initial.length == 0 ? initial : new int[] {initial[0]};
        return new BranchingResult(
            Outcome.HOLDS, new Explanation(graph, decision).of(first, formula, true));
      }
      if (labelling.isExact() || !decision.every(initial, formula, Bound.POSSIBLE)) {
        return new BranchingResult(
            Outcome.FAILS, new Explanation(graph, decision).of(initial, formula, false));
      }
    } catch (CancellationException stopped) {
      return new BranchingResult(Outcome.UNKNOWN, Optional.empty());
    }
    return new BranchingResult(Outcome.UNKNOWN, Optional.empty());
  }
}
