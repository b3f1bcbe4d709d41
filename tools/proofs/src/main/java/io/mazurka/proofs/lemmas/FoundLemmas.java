package io.mazurka.proofs.lemmas;

import java.util.List;
import java.util.Set;

/**
 * Lemmas that all steps preserve together with a goal.
 *
 * @param all the lemmas
 * @param supportOfGoal the indices of the lemmas that the goal itself needs
 */
public record FoundLemmas(List<FoundLemma> all, Set<Integer> supportOfGoal) {

  public FoundLemmas {
    all = List.copyOf(all);
    supportOfGoal = Set.copyOf(supportOfGoal);
  }
}
