package io.mazurka.expressions.tree;

import java.util.List;
import java.util.Set;

/**
 * Holds where {@code body} does for all values of an index, or for one of them.
 *
 * @param instances the body for each value; what is asked is always these
 */
public record Quantified(
    Quantifier quantifier,
    IndexVariable index,
    BooleanExpression body,
    List<BooleanExpression> instances)
    implements BooleanExpression {

  /** For how many values of the index the body has to hold. */
  public enum Quantifier {
    FORALL,
    EXISTS
  }

  public Quantified {
    instances = List.copyOf(instances);
  }

  public static Quantified of(Quantifier quantifier, IndexVariable index, BooleanExpression body) {
    return new Quantified(
        quantifier, index, body, index.instances(value -> body.with(index, value)));
  }

  /** The same without an index. */
  public BooleanExpression expanded() {
    return quantifier == Quantifier.FORALL ? new All(instances) : new Any(instances);
  }

  @Override
  public boolean holds(int[] state) {
    boolean decisive = quantifier == Quantifier.EXISTS;
    for (int at = 0; at < instances.size(); at++) {
      if (instances.get(at).holds(state) == decisive) {
        return decisive;
      }
    }
    return !decisive;
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    instances.forEach(instance -> instance.addReadsTo(reads));
  }

  @Override
  public boolean isTotal() {
    return instances.stream().allMatch(BooleanExpression::isTotal);
  }

  @Override
  public Quantified with(IndexVariable outer, long value) {
    return outer.equals(index) ? this : of(quantifier, index, body.with(outer, value));
  }

  @Override
  public List<BooleanExpression> conjuncts() {
    return quantifier == Quantifier.FORALL && isTotal() ? expanded().conjuncts() : List.of(this);
  }

  @Override
  public String toString() {
    String word = quantifier == Quantifier.FORALL ? "forall" : "exists";
    return "(%s %s: %s)".formatted(word, index.declaration(), body);
  }
}
