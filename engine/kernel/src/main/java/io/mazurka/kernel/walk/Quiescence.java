package io.mazurka.kernel.walk;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;

/**
 * Where executions may end: in states without a step, and in those where nothing but mishaps can
 * happen, as no execution needs a mishap. Both are called terminal.
 */
public final class Quiescence {

  /** By the number of a transition, whether it is optional; empty if none is. */
  private final boolean[] optional;

  private Quiescence(boolean[] optional) {
    this.optional = optional;
  }

  /** Finds out which transitions of a system are optional. */
  public static Quiescence of(TransitionSystem system) {
    boolean[] optional = new boolean[0];
    for (Transition transition : system.transitions()) {
      if (transition.optional()) {
        optional = optional.length == 0 ? new boolean[system.transitions().size()] : optional;
        optional[transition.number()] = true;
      }
    }
    return new Quiescence(optional);
  }

  /** Whether nothing is optional, so that a terminal state is one without a step. */
  public boolean isPlain() {
    return optional.length == 0;
  }

  /** Whether an execution may do without a transition wherever it is enabled. */
  public boolean isOptional(int transition) {
    return optional.length > 0 && optional[transition];
  }

  /** Whether the state where somebody stands is terminal. */
  public boolean isTerminal(Walk walk) {
    for (int step = 0; step < walk.possible(); step++) {
      if (!isOptional(walk.transition(step))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the state that a cursor stands on, which has so many steps, is terminal. */
  public boolean isTerminal(Cursor cursor, int steps) {
    if (optional.length == 0) {
      return steps == 0;
    }
    for (int step = 0; step < steps; step++) {
      if (!optional[cursor.transition(step)]) {
        return false;
      }
    }
    return true;
  }
}
