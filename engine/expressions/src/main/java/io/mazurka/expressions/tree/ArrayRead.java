package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.QuotedName;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import java.util.Optional;
import java.util.Set;

/** The value of an element of an array, at a computed index. */
public record ArrayRead(StateArray array, IntegerExpression index) implements IntegerExpression {

  @Override
  public long value(int[] state) {
    long at = index.value(state);
    if (at < array.first() || at > array.last()) {
      throw new EvaluationException(
          "%s: there is no %s[%d], only from %d to %d"
              .formatted(this, array.name(), at, array.first(), array.last()));
    }
    return array.element(at).value(state);
  }

  @Override
  public Optional<VariableType> type() {
    VariableType first = array.elements().get(0).type();
    return array.elements().stream().allMatch(element -> element.type().equals(first))
        ? Optional.of(first)
        : Optional.empty();
  }

  @Override
  public Interval interval() {
    return array.elements().stream()
        .map(element -> new Interval(element.type().low(), element.type().high()))
        .reduce(Interval::union)
        .orElseThrow();
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    index.addReadsTo(reads);
    reads.addAll(array.elements());
  }

  @Override
  public boolean isTotal() {
    return index.isTotal() && array.indices().contains(index.interval());
  }

  @Override
  public IntegerExpression with(IndexVariable variable, long value) {
    return array.at(index.with(variable, value)).asNumber();
  }

  @Override
  public String toString() {
    return QuotedName.of(array.name()) + "[" + index + "]";
  }
}
