package io.mazurka.lpor;

/** Tells which necessary enabling sets are valid in the current state of a worker. */
@FunctionalInterface
public interface EnablingCondition {

  /** The condition that no enabling set is valid: a reduction without enabling sets. */
  EnablingCondition NEVER = (transition, index) -> false;

  /**
   * Whether the transition is disabled and its enabling set with this index is necessary: on every
   * path from the current state, a member of the set is executed before the transition is enabled.
   *
   * @param index the index of the set in {@link Relations#necessaryEnablingSets}
   */
  boolean isNecessary(int transition, int index);
}
