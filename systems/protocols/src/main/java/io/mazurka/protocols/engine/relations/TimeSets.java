package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.engine.programs.Pace;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.StepProgram;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.views.Layout;

/**
 * What time depends on: everything. Even a step that touches no timer decides whether one can only
 * wait after it, and then time passes in one go. Where time cannot pass, it is known who stops it.
 * Shared between workers.
 */
final class TimeSets {

  private final int time;
  private final long[] units;
  private final long[] all;

  /** Per process, its transitions that are no units of time. */
  private final long[][] own;

  /**
   * Per process, whether it stops time in a view; null if that may depend on more than the view, or
   * if another process can end it.
   */
  private final NumberMemo[] stopping;

  private final boolean local;

  TimeSets(
      Layout layout, TransitionNumbers transitions, TransitionSets sets, ProtocolSystem system) {
    this.time = transitions.time();
    this.units = sets.all(ProtocolTransition::passes);
    this.all = sets.all(transition -> true);
    int processes = layout.processes().size();
    this.own = new long[processes][];
    for (int process = 0; process < processes; process++) {
      int owner = process;
      own[process] = sets.all(one -> one.process().index() == owner && !one.passes());
    }
    this.local =
        !layout.isSplit()
            && !system.hasBudgets()
            && !system.hasBoundedChannels()
            && processes <= Long.SIZE
            && sets.sweepers().stream().noneMatch(TimeSets::isUrgent);
    this.stopping = new NumberMemo[local ? processes : 0];
    Pace pace = new Pace(layout, transitions);
    for (int process = 0; process < stopping.length; process++) {
      int owner = process;
      stopping[process] = new NumberMemo(view -> stops(system.program(owner, view), view, pace));
    }
  }

  private static boolean isUrgent(ProtocolTransition transition) {
    return transition.step() != null && transition.step().timing().isUrgent();
  }

  private static int stops(int[] program, int view, Pace pace) {
    for (int step = 0; step < program[StepProgram.COUNT]; step++) {
      if (pace.stopsTime(StepProgram.transition(program, step), view)) {
        return 1;
      }
    }
    return 0;
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
