package io.mazurka.catalogue.proof;

import java.util.List;

/**
 * The result of checking a written proof again.
 *
 * @param claim the claim that the proof proves
 * @param solver the name of the solver
 * @param checks how many questions the proof has
 * @param objections the questions that the solver did not confirm, with its answers
 */
public record Recheck(String claim, String solver, int checks, List<String> objections) {

  public Recheck {
    objections = List.copyOf(objections);
  }

  public boolean isConfirmed() {
    return objections.isEmpty() && checks > 0;
  }
}
