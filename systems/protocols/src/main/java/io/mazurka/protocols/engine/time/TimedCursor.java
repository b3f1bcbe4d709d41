package io.mazurka.protocols.engine.time;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import java.util.Arrays;

/**
 * Steps of processes, and time that passes for all of them at once: the units of time of all
 * processes are taken together, and are possible only if no other step stops time. One step lets
 * one unit pass or several. It ends where some other step is possible or time stops; what lies
 * between is a state in which one could only wait.
 *
 * <p>Time never makes a step impossible, so a state in which one could only wait has no successor
 * that is left out otherwise. That whole units suffice is a theorem about closed intervals
 * (Henzinger, Manna and Pnueli 1992).
 */
public final class TimedCursor implements Cursor {

  private final Cursor inner;
  private final Urgency urgency;
  private final int time;

  /** The state, the current one on the way from it, and the next one. */
  private int[] state = new int[0];

  private int[] here = new int[0];
  private int[] next = new int[0];

  /** The steps of the inner cursor that are no units of time. */
  private int[] kept = new int[64];

  private int keptSteps;

  /** The steps of the inner cursor that are units of time, in the state last scanned. */
  private int[] units = new int[16];

  private int unitSteps;
  private boolean stopped;
  private int otherSteps;

  /** The states to which time leads. */
  private int[][] later = new int[0][];

  private int laterStates;

  /** Applies the changes of a unit of time. */
  private final Changes unit =
      new Changes() {
        @Override
        public void set(int slot, int value) {
          next[slot] = value;
        }

        @Override
        public void endStep() {}
      };

  /**
   * @param time the number of the transition that is time
   */
  public TimedCursor(Cursor inner, Urgency urgency, int time) {
    this.inner = inner;
    this.urgency = urgency;
    this.time = time;
  }

  @Override
  public int load(int[] loaded) {
    state = loaded;
    laterStates = 0;
    int steps = inner.load(loaded);
    if (steps > kept.length) {
      kept = new int[2 * steps];
    }
    scan(loaded, steps);
    keptSteps = 0;
    for (int step = 0; step < steps; step++) {
      if (!urgency.passes(inner.transition(step))) {
        kept[keptSteps++] = step;
      }
    }
    if (!stopped && unitSteps > 0) {
      pass();
      inner.load(loaded);
    }
    return keptSteps + laterStates;
  }

  /** Finds out what is possible in the state in which the inner cursor is. */
  private void scan(int[] at, int steps) {
    if (steps > units.length) {
      units = new int[2 * steps];
    }
    unitSteps = 0;
    otherSteps = 0;
    stopped = false;
    for (int step = 0; step < steps; step++) {
      int transition = inner.transition(step);
      if (urgency.passes(transition)) {
        units[unitSteps++] = step;
      } else {
        otherSteps++;
        stopped |= urgency.stopsTime(transition, at);
      }
    }
  }

  /** Lets unit after unit pass until time stops or has nothing to do. */
  private void pass() {
    if (here.length != state.length) {
      here = new int[state.length];
      next = new int[state.length];
    }
    System.arraycopy(state, 0, here, 0, state.length);
    while (!stopped && unitSteps > 0) {
      System.arraycopy(here, 0, next, 0, here.length);
      for (int index = 0; index < unitSteps; index++) {
        inner.fire(units[index], unit);
      }
      int[] reached = next;
      next = here;
      here = reached;
      scan(here, inner.load(here));
      if (otherSteps > 0 || unitSteps == 0) {
        keep(here);
      }
    }
  }

  private void keep(int[] reached) {
    if (laterStates == later.length) {
      later = Arrays.copyOf(later, 2 * laterStates + 4);
    }
    int[] copy = later[laterStates];
    if (copy == null || copy.length != reached.length) {
      copy = new int[reached.length];
      later[laterStates] = copy;
    }
    System.arraycopy(reached, 0, copy, 0, reached.length);
    laterStates++;
  }

  @Override
  public int transition(int step) {
    return step < keptSteps ? inner.transition(kept[step]) : time;
  }

  @Override
  public void fire(int step, Changes changes) {
    if (step < keptSteps) {
      inner.fire(kept[step], changes);
      return;
    }
    int[] target = later[step - keptSteps];
    for (int slot = 0; slot < target.length; slot++) {
      if (target[slot] != state[slot]) {
        changes.set(slot, target[slot]);
      }
    }
    changes.endStep();
  }
}
