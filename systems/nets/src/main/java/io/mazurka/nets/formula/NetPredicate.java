package io.mazurka.nets.formula;

import io.mazurka.expressions.tree.StatePredicate;
import io.mazurka.expressions.variables.StateVariable;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * A condition on the transitions of a net as a part of an expression.
 *
 * @param text the text of the condition
 * @param condition the condition itself
 * @param variables the variable of each slot
 */
record NetPredicate(String text, StateCondition condition, List<StateVariable> variables)
    implements StatePredicate {

  @Override
  public boolean holds(int[] state) {
    return condition.holds(state);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    BitSet slots = new BitSet();
    condition.addSlots(slots);
    slots.stream().mapToObj(variables::get).forEach(reads::add);
  }

  @Override
  public String toString() {
    return text;
  }
}
