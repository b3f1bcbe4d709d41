package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** The negative of a number. */
public record Negation(IntegerExpression part) implements IntegerExpression {

  @Override
  public long value(int[] state) {
    long value = part.value(state);
    if (value == Long.MIN_VALUE) {
      throw new EvaluationException(this + " does not fit into 64 bits");
    }
    return -value;
  }

  @Override
  public Interval interval() {
    return part.interval().negated();
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    part.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return part.isTotal() && part.interval().low() > Long.MIN_VALUE;
  }

  @Override
  public Negation with(IndexVariable index, long value) {
    return new Negation(part.with(index, value));
  }

  @Override
  public String toString() {
    return "-" + part;
  }
}
