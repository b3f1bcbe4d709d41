package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** The same number in every state. */
public record Constant(long number) implements IntegerExpression {

  @Override
  public long value(int[] state) {
    return number;
  }

  @Override
  public Interval interval() {
    return Interval.of(number);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {}

  @Override
  public boolean isTotal() {
    return true;
  }

  @Override
  public Constant with(IndexVariable index, long value) {
    return this;
  }

  @Override
  public String toString() {
    return String.valueOf(number);
  }
}
