package io.mazurka.expressions.tree;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An implication: it holds where the conclusion holds and where the premise does not. */
public record Implication(BooleanExpression premise, BooleanExpression conclusion)
    implements BooleanExpression {

  /**
   * The condition that must be reachable for {@code condition} not to hold vacuously: its premise
   * if it is an implication, and for a universal quantifier over an implication, that the premise
   * holds for some index.
   */
  public static Optional<BooleanExpression> premiseOf(BooleanExpression condition) {
    if (condition instanceof Implication implication) {
      return Optional.of(implication.premise());
    }
    if (condition instanceof Quantified all && all.quantifier() == Quantified.Quantifier.FORALL) {
      List<BooleanExpression> premises =
          all.instances().stream().flatMap(one -> premiseOf(one).stream()).toList();
      return premises.isEmpty() ? Optional.empty() : Optional.of(new Any(premises));
    }
    return Optional.empty();
  }

  /** The equivalent disjunction. */
  public Any expanded() {
    return new Any(List.of(premise.not(), conclusion));
  }

  @Override
  public boolean holds(int[] state) {
    return !premise.holds(state) || conclusion.holds(state);
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    premise.addReadsTo(reads);
    conclusion.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return premise.isTotal() && conclusion.isTotal();
  }

  @Override
  public Implication with(IndexVariable index, long value) {
    return new Implication(premise.with(index, value), conclusion.with(index, value));
  }

  @Override
  public String toString() {
    return "(%s -> %s)".formatted(premise, conclusion);
  }
}
