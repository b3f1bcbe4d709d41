package io.mazurka.differential;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;

/**
 * Relations whose sets are falsified on purpose.
 *
 * @param interfering falsifies the transitions that interfere with a transition
 * @param threatened falsifies the transitions that a transition may disable
 * @param enabling falsifies the transitions that a transition waits for
 */
record WrongRelations(
    LocatedRelations right,
    int transitions,
    Spoiling interfering,
    Spoiling threatened,
    Spoiling enabling)
    implements LocatedRelations {

  /** Falsifies the correct set of a transition. */
  interface Spoiling {
    void spoil(int transition, long[] set);
  }

  @Override
  public void moveTo(int[] state) {
    right.moveTo(state);
  }

  @Override
  public void addInvisible(long[] set) {
    right.addInvisible(set);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    long[] all = TransitionSet.empty(transitions);
    right.addInterfering(transition, all);
    interfering.spoil(transition, all);
    TransitionSet.addAll(set, all);
  }

  @Override
  public void addThreatened(int transition, long[] set) {
    long[] all = TransitionSet.empty(transitions);
    right.addThreatened(transition, all);
    threatened.spoil(transition, all);
    TransitionSet.addAll(set, all);
  }

  @Override
  public int enablingSets(int transition) {
    return right.enablingSets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    long[] all = TransitionSet.empty(transitions);
    right.addEnablingSet(transition, index, all);
    enabling.spoil(transition, all);
    TransitionSet.addAll(set, all);
  }
}
