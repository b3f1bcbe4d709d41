package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.TransitionSet;

/** Chooses the steps of the transitions in the stubborn sets of each state. */
final class StubbornSelector implements Selector {

  private final LocatedRelations relations;
  private final CandidateSets sets;
  private final long[] repeatable;
  private final long[] enabled;
  private final long[] selected;

  /** Per step of the state, its transition. */
  private int[] transitionOf = new int[64];

  /**
   * @param sets computes sets from {@code relations}
   * @param repeatable the transitions that may be part of a cycle
   */
  StubbornSelector(LocatedRelations relations, CandidateSets sets, long[] repeatable) {
    this.relations = relations;
    this.sets = sets;
    this.repeatable = repeatable;
    this.enabled = new long[repeatable.length];
    this.selected = new long[repeatable.length];
  }

  @Override
  public int select(int[] state, Cursor cursor, int steps, int[] chosen) {
    if (transitionOf.length < steps) {
      transitionOf = new int[2 * steps];
    }
    TransitionSet.clear(enabled);
    for (int step = 0; step < steps; step++) {
      int transition = cursor.transition(step);
      transitionOf[step] = transition;
      TransitionSet.add(enabled, transition);
    }
    if (TransitionSet.size(enabled) > 1) {
      relations.moveTo(state);
      sets.first(enabled, selected);
    } else {
      TransitionSet.copy(enabled, selected);
    }
    return choose(steps, chosen);
  }

  @Override
  public int selectAnother(int steps, int[] chosen) {
    sets.next(selected);
    return choose(steps, chosen);
  }

  @Override
  public boolean mayCycle() {
    return TransitionSet.isSubset(selected, repeatable);
  }

  /** All steps of the selected transitions. */
  private int choose(int steps, int[] chosen) {
    int count = 0;
    for (int step = 0; step < steps; step++) {
      chosen[count] = step;
      count += TransitionSet.contains(selected, transitionOf[step]) ? 1 : 0;
    }
    return count;
  }
}
