package io.mazurka.proofs.induction;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Connective.All;
import java.util.ArrayList;
import java.util.List;

/**
 * A claim to prove.
 *
 * @param goal the condition that should always hold
 * @param lemmas conditions that are known to hold always
 */
public record Claim(BooleanExpression goal, List<BooleanExpression> lemmas) {

  public Claim {
    lemmas = List.copyOf(lemmas);
  }

  public static Claim of(BooleanExpression goal) {
    return new Claim(goal, List.of());
  }

  /** The conjunction of the lemmas. */
  BooleanExpression known() {
    return new All(lemmas);
  }

  /** The same claim with one more lemma. */
  public Claim with(BooleanExpression lemma) {
    List<BooleanExpression> more = new ArrayList<>(lemmas);
    more.add(lemma);
    return new Claim(goal, more);
  }
}
