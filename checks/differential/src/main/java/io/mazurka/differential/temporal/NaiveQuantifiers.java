package io.mazurka.differential.temporal;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Evaluates formulas of CTL* on a graph by definition: the innermost quantifiers first, so that
 * what they say of states are atoms for those around them.
 */
final class NaiveQuantifiers {

  private final WrittenGraph graph;
  private final long[] labels;

  /**
   * @param labels per state, the atoms that hold there
   */
  NaiveQuantifiers(WrittenGraph graph, long[] labels) {
    this.graph = graph;
    this.labels = labels;
  }

  /** Whether a formula holds in all initial states. */
  boolean holds(StarFormula formula) {
    BitSet states = states(formula);
    return graph.initial().stream().allMatch(states::get);
  }

  private BitSet states(StarFormula formula) {
    if (formula instanceof StarFormula.SomePath some) {
      List<BitSet> parts = new ArrayList<>();
      LinearFormula path = path(some.operand(), parts);
      long[] known = new long[graph.size()];
      for (int part = 0; part < parts.size(); part++) {
        long bit = 1L << part;
        parts.get(part).stream().forEach(state -> known[state] |= bit);
      }
      return NaiveLinear.failing(graph, known, LinearFormula.not(path));
    } else if (formula instanceof StarFormula.SomeStep some) {
      BitSet after = states(some.operand());
      return where(
          state -> graph.edges().get(state).stream().anyMatch(edge -> after.get(edge.target())));
    } else if (formula instanceof StarFormula.Atom atom) {
      return where(state -> (labels[state] >> atom.number() & 1) == 1);
    } else if (formula instanceof StarFormula.Constant constant) {
      return where(state -> constant.value());
    }
    List<BitSet> operands = formula.operands().stream().map(this::states).toList();
    return where(
        state ->
            formula instanceof StarFormula.Not
                ? !operands.get(0).get(state)
                : formula instanceof StarFormula.And
                    ? operands.stream().allMatch(states -> states.get(state))
                    : operands.stream().anyMatch(states -> states.get(state)));
  }

  private BitSet where(IntPredicate condition) {
    BitSet states = new BitSet();
    for (int state = 0; state < graph.size(); state++) {
      states.set(state, condition.test(state));
    }
    return states;
  }

  /**
   * A formula about paths.
   *
   * @param parts gets the states for each of its atoms
   */
  private LinearFormula path(StarFormula formula, List<BitSet> parts) {
    if (formula.isAboutState()) {
      parts.add(states(formula));
      return new LinearFormula.Atom(parts.size() - 1);
    }
    List<LinearFormula> operands =
        formula.operands().stream().map(operand -> path(operand, parts)).toList();
    LinearFormula left = operands.get(0);
    LinearFormula right = operands.get(operands.size() - 1);
    if (formula instanceof StarFormula.Not) {
      return new LinearFormula.Not(left);
    } else if (formula instanceof StarFormula.Next) {
      return new LinearFormula.Next(left);
    } else if (formula instanceof StarFormula.And) {
      return new LinearFormula.And(left, right);
    } else if (formula instanceof StarFormula.Or) {
      return new LinearFormula.Or(left, right);
    } else if (formula instanceof StarFormula.Until) {
      return new LinearFormula.Until(left, right);
    }
    return new LinearFormula.Release(left, right);
  }
}
