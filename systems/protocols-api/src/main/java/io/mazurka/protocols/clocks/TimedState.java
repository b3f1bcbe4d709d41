package io.mazurka.protocols.clocks;

import io.mazurka.protocols.clocks.Timer.Window;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;

/**
 * The local state of a process that has timers: what the model calls its state, and how long each
 * timer still runs. Only relative times are kept, so that states come up again.
 *
 * @param state the local state as the model knows it
 * @param left for each timer two numbers: in how many units of time it may run out, and in how many
 *     it has to; {@link #OFF} twice if it does not run
 */
public record TimedState(Object state, List<Integer> left) {

  /** Stands for the numbers of a timer that does not run. */
  public static final int OFF = -1;

  public TimedState {
    left = List.copyOf(left);
  }

  /** The state in which a process with these timers begins. */
  public static TimedState initial(Object state, List<Timer> timers) {
    TimedState all = new TimedState(state, Collections.nCopies(2 * timers.size(), OFF));
    for (Timer timer : timers) {
      all = timer.isRunningFirst() ? all.started(timer, timer.usual()) : all;
    }
    return all;
  }

  /** A local state as the model knows it, whether or not its process has timers. */
  public static Object bare(Object local) {
    return local instanceof TimedState timed ? timed.state : local;
  }

  /** Whether a timer was started, and neither stopped nor used up by a step that waited for it. */
  public boolean runs(Timer timer) {
    return left.get(2 * timer.index()) != OFF;
  }

  /** Whether a step that waits for a timer may happen. */
  public boolean mayRunOut(Timer timer) {
    return left.get(2 * timer.index()) == 0;
  }

  /** The timers that are due, as bits. */
  public int due() {
    int bits = 0;
    for (int timer = 0; 2 * timer < left.size(); timer++) {
      bits |= left.get(2 * timer + 1) == 0 ? 1 << timer : 0;
    }
    return bits;
  }

  /** Whether some timer would be closer to its end after one unit of time. */
  public boolean canAge() {
    return left.stream().anyMatch(units -> units > 0);
  }

  /** The state one unit of time later. */
  public TimedState aged() {
    return new TimedState(
        state, left.stream().map(units -> units > 0 ? units - 1 : units).toList());
  }

  /** How many units of time before {@code later} this is, if only time has passed. */
  public int unitsBefore(TimedState later) {
    int units = 0;
    for (int index = 0; index < left.size(); index++) {
      units = Math.max(units, left.get(index) - later.left.get(index));
    }
    return units;
  }

  /** The same timers with another state. */
  public TimedState with(Object other) {
    return new TimedState(other, left);
  }

  /** The state with a timer started anew. */
  public TimedState started(Timer timer, Window window) {
    return changed(timer, window.least(), window.most());
  }

  /** The state with a timer stopped. */
  public TimedState stopped(Timer timer) {
    return changed(timer, OFF, OFF);
  }

  private TimedState changed(Timer timer, int least, int most) {
    List<Integer> changed = new ArrayList<>(left);
    changed.set(2 * timer.index(), least);
    changed.set(2 * timer.index() + 1, most);
    return new TimedState(state, changed);
  }

  /** The running timers as text, such as {@code lease 3}; empty if none runs. */
  public String text(List<Timer> timers) {
    StringJoiner text = new StringJoiner(", ");
    for (Timer timer : timers) {
      if (runs(timer)) {
        int least = left.get(2 * timer.index());
        int most = left.get(2 * timer.index() + 1);
        text.add(timer.name() + " " + (least == most ? most : least + ".." + most));
      }
    }
    return text.toString();
  }
}
