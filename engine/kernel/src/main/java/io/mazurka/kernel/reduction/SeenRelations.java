package io.mazurka.kernel.reduction;

import io.mazurka.lpor.StateRelations;
import io.mazurka.lpor.TransitionSet;

/**
 * The relations of a state between those transitions only that were seen enabled in its explored
 * future. Transitions that might be disabled before they are seen count as seen.
 */
final class SeenRelations implements StateRelations {

  private final LocatedRelations all;
  private final long[] seen;
  private final long[] related;
  private final long[] possible;

  SeenRelations(LocatedRelations all, int transitions) {
    this.all = all;
    this.seen = TransitionSet.empty(transitions);
    this.related = TransitionSet.empty(transitions);
    this.possible = TransitionSet.empty(transitions);
  }

  /** Sets the transitions that were seen, which are in {@code sets} from {@code at} on. */
  void see(long[] sets, int at) {
    System.arraycopy(sets, at, seen, 0, seen.length);
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    TransitionSet.copy(seen, possible);
    all.addThreatened(transition, possible);
    TransitionSet.clear(related);
    all.addInterfering(transition, related);
    addPossible(set);
  }

  @Override
  public int enablingSets(int transition) {
    return all.enablingSets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    TransitionSet.copy(seen, possible);
    TransitionSet.clear(related);
    all.addEnablingSet(transition, index, related);
    addPossible(set);
  }

  private void addPossible(long[] set) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= related[word] & possible[word];
    }
  }
}
