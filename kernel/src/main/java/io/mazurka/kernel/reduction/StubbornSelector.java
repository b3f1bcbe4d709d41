package io.mazurka.kernel.reduction;

import io.mazurka.kernel.Cursor;
import io.mazurka.lpor.StubbornClosure;
import io.mazurka.lpor.TransitionSet;

/** Chooses the smallest stubborn set there is without a visible transition, or everything. */
final class StubbornSelector implements Selector {

  private final LocatedRelations relations;
  private final StubbornClosure closure;
  private final long[] visible;
  private final long[] repeatable;
  private final long[] enabled;
  private long[] best;
  private long[] candidate;

  /** Per step of the state, its transition. */
  private int[] transitionOf = new int[64];

  private int enabledCount;

  /** Where to go on looking for other sets. */
  private int nextStart;

  StubbornSelector(int transitions, long[] visible, long[] repeatable, LocatedRelations relations) {
    this.relations = relations;
    this.closure = new StubbornClosure(transitions, relations);
    this.visible = visible;
    this.repeatable = repeatable;
    this.enabled = TransitionSet.empty(transitions);
    this.best = TransitionSet.empty(transitions);
    this.candidate = TransitionSet.empty(transitions);
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
    enabledCount = TransitionSet.size(enabled);
    nextStart = 0;
    TransitionSet.copy(enabled, best);
    if (enabledCount > 1) {
      relations.moveTo(state);
      findSmallest();
    }
    return choose(steps, chosen);
  }

  /**
   * Looks for sets of one transition first, then for larger ones: a set that grows beyond what is
   * looked for is given up early, and most states have a small one.
   */
  private void findSmallest() {
    int bound = 2;
    while (bound < enabledCount && !findSmallerThan(bound)) {
      bound = 2 * bound - 1;
    }
    if (bound >= enabledCount) {
      findSmallerThan(enabledCount);
    }
  }

  private boolean findSmallerThan(int most) {
    int bound = most;
    for (int start = nextCandidate(0); start >= 0 && bound > 1; start = nextCandidate(start + 1)) {
      int size = closure.compute(start, enabled, visible, bound, candidate);
      if (size > 0) {
        bound = size;
        swap();
      }
    }
    return bound < most;
  }

  private void swap() {
    long[] spare = best;
    best = candidate;
    candidate = spare;
  }

  /** The next enabled transition that a set may start from, or -1. */
  private int nextCandidate(int from) {
    int start = TransitionSet.next(enabled, from);
    while (start >= 0 && TransitionSet.contains(visible, start)) {
      start = TransitionSet.next(enabled, start + 1);
    }
    return start;
  }

  @Override
  public int selectAnother(int steps, int[] chosen) {
    int start = nextCandidate(nextStart);
    while (start >= 0) {
      nextStart = start + 1;
      int size = closure.compute(start, enabled, visible, enabledCount, candidate);
      if (size > 0) {
        swap();
        return choose(steps, chosen);
      }
      start = nextCandidate(nextStart);
    }
    TransitionSet.copy(enabled, best);
    return choose(steps, chosen);
  }

  @Override
  public boolean mayCycle() {
    return TransitionSet.isSubset(best, repeatable);
  }

  /** All steps of the transitions in the best set. */
  private int choose(int steps, int[] chosen) {
    int count = 0;
    for (int step = 0; step < steps; step++) {
      chosen[count] = step;
      count += TransitionSet.contains(best, transitionOf[step]) ? 1 : 0;
    }
    return count;
  }
}
