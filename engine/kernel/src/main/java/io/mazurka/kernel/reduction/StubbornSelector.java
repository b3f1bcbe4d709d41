package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.TransitionSet;

/**
 * Chooses all steps of the transitions in a stubborn set. A set starts from an invisible
 * transition; it may have visible members, too, unless temporal properties are to be preserved.
 */
final class StubbornSelector implements Selector {

  private final InvisibleStarts starts;
  private final CandidateSets sets;
  private final long[] repeatable;
  private final boolean single;
  private final long[] enabled;
  private final long[] selected;

  /** The transition of each step of the state. */
  private int[] transitionOf = new int[64];

  /**
   * @param sets the sets of {@code starts}, perhaps cached
   * @param repeatable the transitions that may be part of a cycle
   * @param single whether a set must be everything or a single step
   */
  StubbornSelector(InvisibleStarts starts, CandidateSets sets, long[] repeatable, boolean single) {
    this.starts = starts;
    this.sets = sets;
    this.repeatable = repeatable;
    this.single = single;
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
    if (TransitionSet.size(enabled) > 1 && starts.canStart(state, enabled)) {
      int size = sets.first(enabled, selected);
      if (single && size > 1) {
        TransitionSet.copy(enabled, selected);
      }
    } else {
      TransitionSet.copy(enabled, selected);
    }
    return settle(steps, chosen);
  }

  @Override
  public int selectAnother(int steps, int[] chosen) {
    sets.next(selected);
    return settle(steps, chosen);
  }

  /**
   * Chooses the steps of the selected set; if a set must be a single step, goes on to the next set
   * that is a single step or everything.
   */
  private int settle(int steps, int[] chosen) {
    int count = choose(steps, chosen);
    while (single && count > 1 && count < steps) {
      sets.next(selected);
      count = choose(steps, chosen);
    }
    return count;
  }

  @Override
  public boolean mayCycle() {
    long[] invisible = starts.invisible();
    for (int word = 0; word < selected.length; word++) {
      if ((selected[word] & invisible[word] & ~repeatable[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean mayRepeat(int transition) {
    return TransitionSet.contains(repeatable, transition);
  }

  @Override
  public boolean isInvisible(int transition) {
    return TransitionSet.contains(starts.invisible(), transition);
  }

  @Override
  public long work() {
    return sets.work();
  }

  @Override
  public void takeIn(Selector colleague) {
    if (colleague instanceof StubbornSelector other) {
      starts.takeIn(other.starts);
    }
  }

  @Override
  public void chooseAs(Selector veteran) {
    if (veteran instanceof StubbornSelector other) {
      sets.chooseAs(other.sets);
    }
  }

  @Override
  public int[] learned() {
    return starts.learned(sets.learned());
  }

  @Override
  public void recall(int[] learned) {
    sets.recall(starts.recallRelations(learned));
  }

  /** Chooses all steps of the selected transitions; returns how many they are. */
  private int choose(int steps, int[] chosen) {
    int count = 0;
    for (int step = 0; step < steps; step++) {
      chosen[count] = step;
      count += TransitionSet.contains(selected, transitionOf[step]) ? 1 : 0;
    }
    return count;
  }
}
