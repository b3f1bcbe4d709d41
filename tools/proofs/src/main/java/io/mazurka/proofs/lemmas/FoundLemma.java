package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import java.util.List;
import java.util.Set;

/**
 * A lemma that steps preserve, with its images under exchanges of processes.
 *
 * @param condition one of the images
 * @param images all images
 * @param supportedBy the indices of the lemmas that its own proof needs; -1 is the goal
 */
public record FoundLemma(
    BooleanExpression condition, List<BooleanExpression> images, Set<Integer> supportedBy) {

  public FoundLemma {
    images = List.copyOf(images);
    supportedBy = Set.copyOf(supportedBy);
  }
}
