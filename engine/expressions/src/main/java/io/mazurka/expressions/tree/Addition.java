package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Set;

/** The sum of its parts; a {@link Negation} among them is subtracted. */
public record Addition(List<IntegerExpression> parts) implements IntegerExpression {

  public Addition {
    parts = List.copyOf(parts);
  }

  @Override
  public long value(int[] state) {
    long sum = 0;
    for (int index = 0; index < parts.size(); index++) {
      long part = parts.get(index).value(state);
      long next = sum + part;
      if (((sum ^ next) & (part ^ next)) < 0) {
        throw new EvaluationException(this + " does not fit into 64 bits");
      }
      sum = next;
    }
    return sum;
  }

  @Override
  public Interval interval() {
    return parts.stream().map(IntegerExpression::interval).reduce(Interval.of(0), Interval::plus);
  }

  /** The sum is total only if no partial sum, added from left to right, can exceed 64 bits. */
  @Override
  public boolean isTotal() {
    Interval reached = Interval.of(0);
    for (IntegerExpression part : parts) {
      reached = reached.plus(part.interval());
      if (!part.isTotal() || !reached.isFinite()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    parts.forEach(part -> part.addReadsTo(reads));
  }

  @Override
  public Addition with(IndexVariable index, long value) {
    return new Addition(parts.stream().map(part -> part.with(index, value)).toList());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("(");
    for (IntegerExpression part : parts) {
      if (text.length() == 1) {
        text.append(part);
      } else if (part instanceof Negation negation) {
        text.append(" - ").append(negation.part());
      } else {
        text.append(" + ").append(part);
      }
    }
    return text.append(')').toString();
  }
}
