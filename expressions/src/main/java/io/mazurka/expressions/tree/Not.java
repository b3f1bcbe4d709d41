package io.mazurka.expressions.tree;

import java.util.List;
import java.util.Set;

/** The negation of a condition. */
public record Not(BooleanExpression part) implements BooleanExpression {

  @Override
  public boolean holds(int[] state) {
    return !part.holds(state);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    part.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return part.isTotal();
  }

  @Override
  public Not with(IndexVariable index, long value) {
    return new Not(part.with(index, value));
  }

  @Override
  public List<BooleanExpression> conjuncts() {
    if (part instanceof Not inner) {
      return inner.part().conjuncts();
    }
    if (part instanceof Implication implication && implication.isTotal()) {
      return new Not(implication.expanded()).conjuncts();
    }
    if (part instanceof Any any && any.isTotal()) {
      return any.parts().stream().flatMap(each -> each.not().conjuncts().stream()).toList();
    }
    return List.of(this);
  }

  @Override
  public String toString() {
    return part instanceof Comparison ? "!(" + part + ")" : "!" + part;
  }
}
