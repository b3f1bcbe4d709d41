package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Set;

/**
 * The sum of {@code body} over all values of an index.
 *
 * @param instances the sum over all values of the index; evaluation uses only this sum
 */
public record Total(IndexVariable index, IntegerExpression body, Addition instances)
    implements IntegerExpression {

  /** Sums up a body, which is instantiated for each value of the index. */
  public static Total of(IndexVariable index, IntegerExpression body) {
    List<IntegerExpression> parts = index.instances(value -> body.with(index, value));
    return new Total(index, body, new Addition(parts));
  }

  @Override
  public long value(int[] state) {
    return instances.value(state);
  }

  @Override
  public Interval interval() {
    return instances.interval();
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    instances.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return instances.isTotal();
  }

  @Override
  public Total with(IndexVariable outer, long value) {
    return outer.equals(index) ? this : of(index, body.with(outer, value));
  }

  @Override
  public String toString() {
    return "(sum %s: %s)".formatted(index.declaration(), body);
  }
}
