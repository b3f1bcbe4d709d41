package io.mazurka.kernel.constraint;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.property.StateEvaluator;

/** Stands on a state of a system; a state that violates a constraint has no steps. */
public final class ConstrainedCursor implements Cursor {

  private final Cursor whole;
  private final StateEvaluator[] constraints;
  private boolean beyond;

  ConstrainedCursor(Cursor whole, StateEvaluator[] constraints) {
    this.whole = whole;
    this.constraints = constraints;
  }

  /** Whether the loaded state of a cursor lies beyond a constraint, so that its steps are cut. */
  public static boolean isBeyond(Cursor cursor) {
    return cursor instanceof ConstrainedCursor constrained && constrained.beyond;
  }

  private boolean look(int[] state) {
    beyond = false;
    for (StateEvaluator constraint : constraints) {
      beyond |= !constraint.holds(state);
    }
    return beyond;
  }

  @Override
  public int load(int[] state) {
    return look(state) ? 0 : whole.load(state);
  }

  @Override
  public int transition(int step) {
    return whole.transition(step);
  }

  @Override
  public void fire(int step, Changes changes) {
    whole.fire(step, changes);
  }

  @Override
  public void fireAll(int[] state, Changes changes) {
    if (!look(state)) {
      whole.fireAll(state, changes);
    }
  }

  @Override
  public int[] successor(int[] loaded, int step) {
    return whole.successor(loaded, step);
  }
}
