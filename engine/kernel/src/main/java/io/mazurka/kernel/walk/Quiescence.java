package io.mazurka.kernel.walk;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedCursor;
import io.mazurka.kernel.constraint.ConstrainedSystem;

/**
 * Says which states are terminal, that is, where executions may end: states without a step, and
 * states where only mishaps (optional transitions) are enabled, because no mishap has to happen. A
 * state beyond a constraint has no step either, but is not terminal: its steps were cut.
 */
public final class Quiescence {

  /** For each transition, whether it is optional; empty if none is. */
  private final boolean[] optional;

  /** Whether states may lie beyond a constraint. */
  private final boolean constrained;

  private Quiescence(boolean[] optional, boolean constrained) {
    this.optional = optional;
    this.constrained = constrained;
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
    return new Quiescence(optional, !ConstrainedSystem.constraints(system).isEmpty());
  }

  /** Whether exactly the states without a step are terminal. */
  public boolean isPlain() {
    return optional.length == 0 && !constrained;
  }

  /** Whether some transition is optional. */
  public boolean hasMishaps() {
    return optional.length > 0;
  }

  /** Whether a transition is optional: an execution may end where it is enabled. */
  public boolean isOptional(int transition) {
    return optional.length > 0 && optional[transition];
  }

  /** Whether the current state of a walk is terminal. */
  public boolean isTerminal(Walk walk) {
    for (int step = 0; step < walk.possible(); step++) {
      if (!isOptional(walk.transition(step))) {
        return false;
      }
    }
    return walk.possible() > 0 || !walk.isBeyond();
  }

  /** Whether the loaded state of a cursor, which has {@code steps} steps, is terminal. */
  public boolean isTerminal(Cursor cursor, int steps) {
    if (steps == 0) {
      return !ConstrainedCursor.isBeyond(cursor);
    }
    if (optional.length == 0) {
      return false;
    }
    for (int step = 0; step < steps; step++) {
      if (!optional[cursor.transition(step)]) {
        return false;
      }
    }
    return true;
  }
}
