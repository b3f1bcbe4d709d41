package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.QuotedName;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import java.util.Optional;
import java.util.Set;

/** The value of a variable. */
public record Read(StateVariable variable) implements IntegerExpression {

  @Override
  public long value(int[] state) {
    return variable.value(state);
  }

  @Override
  public Optional<VariableType> type() {
    return Optional.of(variable.type());
  }

  @Override
  public Interval interval() {
    return new Interval(variable.type().low(), variable.type().high());
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
  public Read with(IndexVariable index, long value) {
    return this;
  }

  @Override
  public BooleanExpression asCondition() {
    return variable.isBoolean() ? new IsSet(variable) : IntegerExpression.super.asCondition();
  }

  @Override
  public String toString() {
    return QuotedName.of(variable.name());
  }
}
