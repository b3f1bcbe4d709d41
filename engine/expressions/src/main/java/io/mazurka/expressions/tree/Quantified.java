package io.mazurka.expressions.tree;

import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.Set;

/**
 * A condition with a quantifier: {@code body} holds for all values of an index, or for some value.
 *
 * @param instances the body for each value of the index; evaluation uses only these
 */
public record Quantified(
    Quantifier quantifier,
    IndexVariable index,
    BooleanExpression body,
    List<BooleanExpression> instances)
    implements BooleanExpression {

  /** Whether the body must hold for all values of the index or for at least one. */
  public enum Quantifier {
    FORALL,
    EXISTS
  }

  public Quantified {
    instances = List.copyOf(instances);
  }

  /** Applies a quantifier to a body, which is instantiated for each value of the index. */
  public static Quantified of(Quantifier quantifier, IndexVariable index, BooleanExpression body) {
    return new Quantified(
        quantifier, index, body, index.instances(value -> body.with(index, value)));
  }

  /** The equivalent conjunction or disjunction of the instances. */
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
