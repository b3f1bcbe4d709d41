package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * The index of a quantifier. It has no value in a state: before evaluation, each of its values is
 * substituted for it.
 */
public record IndexVariable(String name, long first, long last) implements IntegerExpression {

  /** One instance for each value of the index. */
  <T> List<T> instances(LongFunction<T> instance) {
    return LongStream.rangeClosed(first, last).mapToObj(instance).toList();
  }

  /** The declaration of the index after the quantifier, as text. */
  String declaration() {
    return "%s in %d..%d".formatted(name, first, last);
  }

  @Override
  public long value(int[] state) {
    throw new EvaluationException("%s stands outside of its quantifier".formatted(name));
  }

  @Override
  public Interval interval() {
    return first <= last ? new Interval(first, last) : Interval.of(first);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {}

  @Override
  public boolean isTotal() {
    return true;
  }

  @Override
  public IntegerExpression with(IndexVariable index, long value) {
    return equals(index) ? new Constant(value) : this;
  }

  @Override
  public String toString() {
    return name;
  }
}
