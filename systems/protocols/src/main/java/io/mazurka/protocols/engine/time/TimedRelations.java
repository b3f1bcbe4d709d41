package io.mazurka.protocols.engine.time;

import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.lpor.TransitionSet;

/**
 * The relations of a protocol in which time passes for all processes at once. The inner relations
 * are those of the system in which each process has a time of its own; what they say of steps other
 * than time remains true as long as no time passes, because an execution of this system is one of
 * that. Time and all other steps depend on each other. So everything is explored where time can
 * pass; where it cannot, somebody who stops it has to move first.
 */
public final class TimedRelations implements LocatedRelations {

  private final LocatedRelations inner;
  private final TimeSets sets;
  private long stopping;

  /** Adds time to the relations of processes. */
  public TimedRelations(LocatedRelations inner, TimeSets sets) {
    this.inner = inner;
    this.sets = sets;
  }

  @Override
  public void moveTo(int[] state) {
    inner.moveTo(state);
    stopping = sets.stopping(state);
  }

  @Override
  public int keyWords() {
    return inner.keyWords() + 1;
  }

  @Override
  public void writeKey(long[] key, int from) {
    inner.writeKey(key, from);
    key[from + inner.keyWords()] = stopping;
  }

  @Override
  public void addInterfering(int transition, long[] set) {
    if (transition == sets.time()) {
      sets.addAll(set);
      return;
    }
    inner.addInterfering(transition, set);
    TransitionSet.add(set, sets.time());
  }

  /** Units of single processes are taken only as parts of time. */
  private void addTime(long[] set) {
    if (sets.hasUnit(set)) {
      TransitionSet.add(set, sets.time());
    }
  }

  @Override
  public int enablingSets(int transition) {
    return sets.isUnit(transition) ? 1 : inner.enablingSets(transition);
  }

  @Override
  public void addEnablingSet(int transition, int index, long[] set) {
    if (transition == sets.time()) {
      sets.addEnabling(stopping, set);
    } else if (sets.isUnit(transition)) {
      TransitionSet.add(set, sets.time());
    } else {
      inner.addEnablingSet(transition, index, set);
      addTime(set);
    }
  }

  @Override
  public void addInvisible(long[] set) {
    inner.addInvisible(set);
  }
}
