package io.mazurka.lpor;

/** Says which necessary enabling sets are in force in the current state of a worker. */
@FunctionalInterface
public interface EnablingCondition {

  /** No necessary enabling sets are known: the reduction without them. */
  EnablingCondition NEVER = (transition, index) -> false;

  /**
   * Whether the transition is disabled, and on every path from the current state a member of its
   * enabling set with this index is executed before it is enabled.
   *
   * @param index the place of the set in {@link Relations#necessaryEnablingSets}
   */
  boolean isNecessary(int transition, int index);
}
