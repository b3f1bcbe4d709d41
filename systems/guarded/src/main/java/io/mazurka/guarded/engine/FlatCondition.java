package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.variables.StateVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A condition in a form that is evaluated fast. A part that reads one variable becomes a set of
 * bits, one for each value of the variable; a conjunction or disjunction becomes a flat condition
 * again; other parts stay trees. The condition must have a value in every state. Immutable.
 */
final class FlatCondition {

  /** Whether all parts must hold, or at least one. */
  private final boolean all;

  /**
   * The slots of the variables that a part reads alone; {@link #values} has the values for which
   * the part holds.
   */
  private final int[] slots;

  private final long[] values;
  private final FlatCondition[] parts;
  private final BooleanExpression[] trees;

  private FlatCondition(boolean all, List<BooleanExpression> expressions, int size) {
    this.all = all;
    List<StateVariable> variables = new ArrayList<>();
    List<Long> sets = new ArrayList<>();
    List<FlatCondition> conditions = new ArrayList<>();
    List<BooleanExpression> others = new ArrayList<>();
    for (BooleanExpression expression : expressions) {
      Set<StateVariable> reads = expression.reads();
      if (reads.size() == 1 && reads.iterator().next().size() <= Long.SIZE) {
        variables.add(reads.iterator().next());
        sets.add(values(expression, reads.iterator().next(), size));
      } else if (expression instanceof All conjunction) {
        conditions.add(new FlatCondition(true, conjunction.parts(), size));
      } else if (expression instanceof Any disjunction) {
        conditions.add(new FlatCondition(false, disjunction.parts(), size));
      } else {
        others.add(expression);
      }
    }
    this.slots = variables.stream().mapToInt(StateVariable::slot).toArray();
    this.values = sets.stream().mapToLong(set -> set).toArray();
    this.parts = conditions.toArray(FlatCondition[]::new);
    this.trees = others.toArray(BooleanExpression[]::new);
  }

  /**
   * The conjunction of {@code expressions}, each of which must have a value in every state.
   *
   * @param size the number of slots of a state
   */
  static FlatCondition all(List<BooleanExpression> expressions, int size) {
    return new FlatCondition(true, expressions, size);
  }

  private static long values(BooleanExpression expression, StateVariable variable, int size) {
    int[] state = new int[size];
    long values = 0;
    for (int value = 0; value < variable.size(); value++) {
      state[variable.slot()] = value;
      values |= expression.holds(state) ? 1L << value : 0;
    }
    return values;
  }

  boolean holds(int[] state) {
    for (int index = 0; index < slots.length; index++) {
      boolean holds = (values[index] >>> state[slots[index]] & 1) != 0;
      if (holds != all) {
        return !all;
      }
    }
    for (FlatCondition part : parts) {
      if (part.holds(state) != all) {
        return !all;
      }
    }
    for (BooleanExpression tree : trees) {
      if (tree.holds(state) != all) {
        return !all;
      }
    }
    return all;
  }
}
