package io.mazurka.expressions.tree;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A disjunction. Its parts are evaluated from left to right, until one holds. */
public record Any(List<BooleanExpression> parts) implements BooleanExpression {

  public Any {
    parts = List.copyOf(parts);
  }

  @Override
  public boolean holds(int[] state) {
    for (int index = 0; index < parts.size(); index++) {
      if (parts.get(index).holds(state)) {
        return true;
      }
    }
    return false;
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
  public Any with(IndexVariable index, long value) {
    return new Any(parts.stream().map(part -> part.with(index, value)).toList());
  }

  @Override
  public String toString() {
    return parts.isEmpty()
        ? "false"
        : parts.stream().map(Object::toString).collect(Collectors.joining(" | ", "(", ")"));
  }
}
