package io.mazurka.catalogue.proof;

import java.util.List;

/**
 * What a solver says of a proof that was written down.
 *
 * @param claim what the proof is about
 * @param solver which solver
 * @param checks how many questions the proof has
 * @param objections those that it did not confirm, with its answers
 */
public record Recheck(String claim, String solver, int checks, List<String> objections) {

  public Recheck {
    objections = List.copyOf(objections);
  }

  public boolean isConfirmed() {
    return objections.isEmpty() && checks > 0;
  }
}
