package io.mazurka.differential.temporal;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.BranchingFormula.And;
import io.mazurka.temporal.formula.BranchingFormula.Atom;
import io.mazurka.temporal.formula.BranchingFormula.Constant;
import io.mazurka.temporal.formula.BranchingFormula.Not;
import io.mazurka.temporal.formula.BranchingFormula.Or;
import io.mazurka.temporal.formula.BranchingFormula.SomeAlways;
import io.mazurka.temporal.formula.BranchingFormula.SomeNext;
import io.mazurka.temporal.formula.BranchingFormula.SomeUntil;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;

/**
 * Evaluates formulas of branching time on a graph by definition: each operator is a fixpoint,
 * computed by trying all states repeatedly.
 */
final class NaiveBranching {

  private final WrittenGraph graph;
  private final long[] labels;

  /**
   * @param labels per state, the atoms that hold there
   */
  NaiveBranching(WrittenGraph graph, long[] labels) {
    this.graph = graph;
    this.labels = labels;
  }

  /** Whether a formula holds in all initial states. */
  boolean holds(BranchingFormula formula) {
    BitSet states = states(formula);
    return graph.initial().stream().allMatch(states::get);
  }

  private BitSet states(BranchingFormula formula) {
    BitSet all = new BitSet();
    all.set(0, graph.size());
    if (formula instanceof Constant constant) {
      return constant.value() ? all : new BitSet();
    } else if (formula instanceof Atom atom) {
      return only(all, state -> (labels[state] >> atom.number() & 1) == 1);
    } else if (formula instanceof Not not) {
      all.andNot(states(not.operand()));
      return all;
    } else if (formula instanceof And and) {
      BitSet both = states(and.left());
      both.and(states(and.right()));
      return both;
    } else if (formula instanceof Or or) {
      return either(states(or.left()), states(or.right()));
    } else if (formula instanceof SomeNext next) {
      return before(states(next.operand()), all);
    } else if (formula instanceof SomeUntil until) {
      BitSet left = states(until.left());
      return fixpoint(states(until.right()), reached -> either(before(reached, left), reached));
    }
    BitSet operand = states(((SomeAlways) formula).operand());
    BitSet terminal = only(operand, graph::isTerminal);
    return fixpoint(operand, staying -> either(before(staying, staying), terminal));
  }

  private static BitSet only(BitSet states, IntPredicate kept) {
    BitSet some = new BitSet();
    states.stream().filter(kept).forEach(some::set);
    return some;
  }

  private static BitSet either(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.or(other);
    return both;
  }

  /** The states in {@code some} that have a step to a state in {@code targets}. */
  private BitSet before(BitSet targets, BitSet some) {
    return only(
        some,
        state -> graph.edges().get(state).stream().anyMatch(edge -> targets.get(edge.target())));
  }

  private static BitSet fixpoint(BitSet start, UnaryOperator<BitSet> step) {
    BitSet now = start;
    BitSet next = step.apply(now);
    while (!next.equals(now)) {
      now = next;
      next = step.apply(now);
    }
    return now;
  }
}
