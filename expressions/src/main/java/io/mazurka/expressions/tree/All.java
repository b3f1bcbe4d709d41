package io.mazurka.expressions.tree;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A conjunction. Its parts are evaluated from left to right, until one fails. */
public record All(List<BooleanExpression> parts) implements BooleanExpression {

  public All {
    parts = List.copyOf(parts);
  }

  @Override
  public boolean holds(int[] state) {
    for (int index = 0; index < parts.size(); index++) {
      if (!parts.get(index).holds(state)) {
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
  public boolean isTotal() {
    return parts.stream().allMatch(BooleanExpression::isTotal);
  }

  @Override
  public All with(IndexVariable index, long value) {
    return new All(parts.stream().map(part -> part.with(index, value)).toList());
  }

  @Override
  public List<BooleanExpression> conjuncts() {
    return isTotal() || parts.size() == 1
        ? parts.stream().flatMap(part -> part.conjuncts().stream()).toList()
        : List.of(this);
  }

  @Override
  public String toString() {
    return parts.isEmpty()
        ? "true"
        : parts.stream().map(Object::toString).collect(Collectors.joining(" & ", "(", ")"));
  }
}
