package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.GraphPlan;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * In which states formulas hold, by fixpoints straight from the definition.
 *
 * @param possible whether unexpanded states are taken to continue as the formula likes
 */
record NaiveLabelling(GraphPlan graph, boolean possible) {

  Set<Integer> states(BranchingFormula formula) {
    if (formula instanceof BranchingFormula.Constant constant) {
      return where(state -> constant.value());
    } else if (formula instanceof BranchingFormula.Atom atom) {
      return where(state -> (graph.labels().get(state) >>> atom.number() & 1) != 0);
    } else if (formula instanceof BranchingFormula.Not not) {
      Set<Integer> operand = new NaiveLabelling(graph, !possible).states(not.operand());
      return where(state -> !operand.contains(state));
    } else if (formula instanceof BranchingFormula.And and) {
      Set<Integer> left = states(and.left());
      left.retainAll(states(and.right()));
      return left;
    } else if (formula instanceof BranchingFormula.Or or) {
      Set<Integer> left = states(or.left());
      left.addAll(states(or.right()));
      return left;
    } else if (formula instanceof BranchingFormula.SomeNext next) {
      return before(states(next.operand()));
    } else if (formula instanceof BranchingFormula.SomeUntil until) {
      Set<Integer> left = states(until.left());
      Set<Integer> right = states(until.right());
      return fixpoint(
          Set.of(),
          found -> {
            Set<Integer> more = before(found);
            more.retainAll(left);
            more.addAll(right);
            return more;
          });
    } else if (formula instanceof BranchingFormula.SomeAlways always) {
      Set<Integer> operand = states(always.operand());
      return fixpoint(
          where(state -> true),
          found -> {
            Set<Integer> fewer = before(found);
            fewer.addAll(where(graph::isTerminal));
            fewer.retainAll(operand);
            return fewer;
          });
    }
    throw new AssertionError(formula);
  }

  private Set<Integer> before(Set<Integer> targets) {
    return where(
        state ->
            possible && graph.unexpanded().contains(state)
                || graph.edgesOf(state).stream().anyMatch(edge -> targets.contains(edge.target())));
  }

  private Set<Integer> where(IntPredicate predicate) {
    return IntStream.range(0, graph.states())
        .filter(predicate)
        .boxed()
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static Set<Integer> fixpoint(Set<Integer> start, UnaryOperator<Set<Integer>> step) {
    Set<Integer> before = start;
    Set<Integer> after = step.apply(before);
    while (!after.equals(before)) {
      before = after;
      after = step.apply(before);
    }
    return new HashSet<>(after);
  }
}
