package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Decides whether a formula holds in given states. It searches from these states where that may be
 * faster than labelling all states.
 */
final class Decision {

  private final StateGraph graph;
  private final Labelling labelling;

  Decision(StateGraph graph, Labelling labelling) {
    this.graph = graph;
    this.labelling = labelling;
  }

  /** Whether a formula holds in all of these states. */
  boolean every(int[] states, BranchingFormula formula, Bound bound) {
    if (formula instanceof BranchingFormula.Not not) {
      return !some(states, not.operand(), bound.opposite());
    } else if (formula instanceof BranchingFormula.And and) {
      return every(states, and.left(), bound) && every(states, and.right(), bound);
    } else if (states.length == 1) {
      return some(states, formula, bound);
    }
    return Arrays.stream(states).allMatch(labelling.holding(formula, bound));
  }

  /** Whether a formula holds in at least one of these states. */
  boolean some(int[] states, BranchingFormula formula, Bound bound) {
    if (formula instanceof BranchingFormula.Not not) {
      return !every(states, not.operand(), bound.opposite());
    } else if (formula instanceof BranchingFormula.Or or) {
      return some(states, or.left(), bound) || some(states, or.right(), bound);
    } else if (formula instanceof BranchingFormula.And && states.length == 1) {
      return every(states, formula, bound);
    } else if (formula instanceof BranchingFormula.SomeNext next) {
      return someNext(states, next, bound);
    } else if (formula instanceof BranchingFormula.SomeUntil until) {
      return walk(states, until, bound).isPresent();
    } else if (formula instanceof BranchingFormula.SomePath some) {
      return labelling.paths().isSome(states, some, bound);
    }
    return Arrays.stream(states).anyMatch(labelling.holding(formula, bound));
  }

  /** The given states in which a formula certainly holds, or certainly fails. */
  int[] where(int[] states, BranchingFormula formula, boolean value) {
    Bound bound = value ? Bound.CERTAIN : Bound.POSSIBLE;
    if (states.length == 1) {
      return some(states, formula, bound) == value ? states : new int[0];
    }
    IntPredicate holding = labelling.holding(formula, bound);
    return Arrays.stream(states).filter(state -> holding.test(state) == value).toArray();
  }

  /** A shortest walk that shows that an until holds in one of the states. */
  ShortestWalk walk(int[] states, BranchingFormula.SomeUntil until, Bound bound) {
    IntPredicate left = labelling.holding(until.left(), bound);
    IntPredicate right = labelling.holding(until.right(), bound);
    return new ShortestWalk(
        graph,
        states,
        state -> {
          labelling.count();
          return left.test(state);
        },
        bound == Bound.POSSIBLE
            ? state -> right.test(state) || (!graph.isExpanded(state) && left.test(state))
            : right);
  }

  /** A short run from one of the states that certainly satisfies a quantified path. */
  Lasso run(int[] states, BranchingFormula.SomePath some) {
    return labelling.paths().run(states, some).orElseThrow();
  }

  private boolean someNext(int[] states, BranchingFormula.SomeNext next, Bound bound) {
    if (bound == Bound.POSSIBLE && !Arrays.stream(states).allMatch(graph::isExpanded)) {
      return true;
    }
    int[] targets =
        Arrays.stream(states)
            .flatMap(state -> IntStream.range(graph.firstEdge(state), graph.firstEdge(state + 1)))
            .map(graph::target)
            .distinct()
            .toArray();
    return some(targets, next.operand(), bound);
  }
}
