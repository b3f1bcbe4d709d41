package io.mazurka.guarded.engine;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.Any;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A condition with a value in every state, made quick to ask: what it says of single variables are
 * bits, one for each value; other parts are conditions of the same kind, or trees. Immutable.
 */
final class FlatCondition {

  /** Whether all parts must hold, or any. */
  private final boolean all;

  /** The variables that are asked about alone, and the values that will do. */
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
   * That all of these hold, each of which has a value in every state.
   *
   * @param size of a state
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
