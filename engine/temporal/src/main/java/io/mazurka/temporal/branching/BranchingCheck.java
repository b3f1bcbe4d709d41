package io.mazurka.temporal.branching;

import io.mazurka.temporal.automaton.FormulaTooLargeException;
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
 * 1986); for a quantified path the parts it speaks of are evaluated first, then the automaton of
 * the path finds the states where it begins (Emerson and Lei 1987). The outermost part is evaluated
 * from the initial states on, so that the check may end early.
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
    Labelling labelling = new Labelling(graph, labels, headway);
    Decision decision = new Decision(graph, labelling);
    Outcome outcome = Outcome.UNKNOWN;
    Optional<Evidence> evidence = Optional.empty();
    try {
      int[] initial = graph.initial();
      if (decision.every(initial, formula, Bound.CERTAIN)) {
        int[] first = initial.length == 0 ? initial : new int[] {initial[0]};
        evidence = new Explanation(graph, decision).of(first, formula, true);
        outcome = Outcome.HOLDS;
      } else if (labelling.isExact() || !decision.every(initial, formula, Bound.POSSIBLE)) {
        evidence = new Explanation(graph, decision).of(initial, formula, false);
        outcome = Outcome.FAILS;
      }
    } catch (CancellationException stopped) {
      outcome = Outcome.UNKNOWN;
    }
    return new BranchingResult(outcome, evidence, labelling.paths().productStates());
  }

  /**
   * Requires that the automata of all quantified paths of a formula can be built.
   *
   * @throws FormulaTooLargeException if one would be too large
   */
  public static void requireSmall(BranchingFormula formula) {
    if (formula instanceof BranchingFormula.SomePath some) {
      PathAutomaton.of(some, false);
    }
    formula.operands().forEach(BranchingCheck::requireSmall);
  }
}
