package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import java.util.List;
import java.util.Set;

/**
 * A lemma that steps keep, together with all that correspond to it.
 *
 * @param condition one of them
 * @param images all of them
 * @param supportedBy the positions of the lemmas that its own proof needs; -1 is the goal
 */
public record FoundLemma(
    BooleanExpression condition, List<BooleanExpression> images, Set<Integer> supportedBy) {

  public FoundLemma {
    images = List.copyOf(images);
    supportedBy = Set.copyOf(supportedBy);
  }
}
