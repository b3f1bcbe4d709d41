package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** One where the condition holds and zero elsewhere. */
public record Indicator(BooleanExpression condition) implements IntegerExpression {

  @Override
  public long value(int[] state) {
    return condition.holds(state) ? 1 : 0;
  }

  @Override
  public Interval interval() {
    return new Interval(0, 1);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    condition.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return condition.isTotal();
  }

  @Override
  public IntegerExpression with(IndexVariable index, long value) {
    return condition.with(index, value).asNumber();
  }

  @Override
  public BooleanExpression asCondition() {
    return condition;
  }

  @Override
  public String toString() {
    return condition instanceof Comparison ? "(" + condition + ")" : condition.toString();
  }
}
