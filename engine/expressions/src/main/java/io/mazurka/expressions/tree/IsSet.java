package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.QuotedName;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** Holds where a Boolean variable is 1. */
public record IsSet(StateVariable variable) implements BooleanExpression {

  @Override
  public boolean holds(int[] state) {
    return state[variable.slot()] == 1;
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    reads.add(variable);
  }

  @Override
  public boolean isTotal() {
    return true;
  }

  @Override
  public IsSet with(IndexVariable index, long value) {
    return this;
  }

  @Override
  public IntegerExpression asNumber() {
    return new Read(variable);
  }

  @Override
  public String toString() {
    return QuotedName.of(variable.name());
  }
}
