package io.mazurka.proofs.induction;

import io.mazurka.expressions.tree.All;
import io.mazurka.expressions.tree.BooleanExpression;
import java.util.ArrayList;
import java.util.List;

/**
 * What should be proved.
 *
 * @param goal the condition that should hold always
 * @param lemmas conditions that are known to hold always
 */
public record Claim(BooleanExpression goal, List<BooleanExpression> lemmas) {

  public Claim {
    lemmas = List.copyOf(lemmas);
  }

  public static Claim of(BooleanExpression goal) {
    return new Claim(goal, List.of());
  }

  /** All lemmas together. */
  BooleanExpression known() {
    return new All(lemmas);
  }

  /** The same with one more lemma. */
  public Claim with(BooleanExpression lemma) {
    List<BooleanExpression> more = new ArrayList<>(lemmas);
    more.add(lemma);
    return new Claim(goal, more);
  }
}
