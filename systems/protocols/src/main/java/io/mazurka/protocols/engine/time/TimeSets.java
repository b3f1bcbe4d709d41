package io.mazurka.protocols.engine.time;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.lpor.TransitionSet;

/**
 * What time depends on: everything. Even a step that touches no timer decides whether one can only
 * wait after it, and then time passes in one go. Where time cannot pass, it is known who stops it.
 * Shared between workers.
 */
public final class TimeSets {

  private final int time;
  private final long[] units;
  private final long[] all;

  /** Per process, its transitions that are no units of time. */
  private final long[][] own;

  /**
   * Per process, whether it stops time in a view; empty if that may depend on more than the view,
   * or if another process can end it.
   */
  private final NumberMemo[] stopping;

  /**
   * @param units the transitions that are units of time of one process, or time itself
   * @param own per process, its transitions that are no units of time
   * @param stopping per process, 1 for views in which it stops time; empty if that is not known, or
   *     if another process can end it
   */
  public TimeSets(int time, long[] units, long[] all, long[][] own, NumberMemo[] stopping) {
    this.time = time;
    this.units = units;
    this.all = all;
    this.own = own;
    this.stopping = stopping;
  }

  /** The number of the transition that is time. */
  int time() {
    return time;
  }

  /** Whether the transition is a unit of time of one process, or time itself. */
  boolean isUnit(int transition) {
    return TransitionSet.contains(units, transition);
  }

  boolean hasUnit(long[] set) {
    for (int word = 0; word < set.length; word++) {
      if ((set[word] & units[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  void addAll(long[] set) {
    TransitionSet.addAll(set, all);
  }

  /** Per process, a bit that says whether it stops time in a state; 0 if that is not known. */
  long stopping(int[] state) {
    long bits = 0;
    for (int process = 0; process < stopping.length; process++) {
      bits |= (long) stopping[process].of(state[process]) << process;
    }
    return bits;
  }

  /**
   * Adds transitions of which one comes before time can pass, where it cannot: those of one process
   * that stops time, because nobody else can make its step impossible; or all.
   */
  void addEnabling(long stopping, long[] set) {
    if (stopping == 0) {
      addAll(set);
    } else {
      TransitionSet.addAll(set, own[Long.numberOfTrailingZeros(stopping)]);
    }
  }
}
