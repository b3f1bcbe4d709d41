package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** One number where a condition holds and another elsewhere. */
public record Conditional(
    BooleanExpression condition, IntegerExpression then, IntegerExpression otherwise)
    implements IntegerExpression {

  @Override
  public long value(int[] state) {
    return condition.holds(state) ? then.value(state) : otherwise.value(state);
  }

  @Override
  public Interval interval() {
    return then.interval().union(otherwise.interval());
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    condition.addReadsTo(reads);
    then.addReadsTo(reads);
    otherwise.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return condition.isTotal() && then.isTotal() && otherwise.isTotal();
  }

  @Override
  public Conditional with(IndexVariable index, long value) {
    return new Conditional(
        condition.with(index, value), then.with(index, value), otherwise.with(index, value));
  }

  @Override
  public String toString() {
    return "(if %s then %s else %s)".formatted(condition, then, otherwise);
  }
}
