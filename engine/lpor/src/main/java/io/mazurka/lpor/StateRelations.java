package io.mazurka.lpor;

/**
 * The relations between transitions in the current state: how a member of a stubborn set forces
 * others into the set. Sets are words as in {@link TransitionSet}; the methods add to a set and
 * never remove from it.
 *
 * <p>It is always sound to add more transitions to an interfering set or to an enabling set, and to
 * know fewer enabling sets, as long as there is one.
 */
public interface StateRelations {

  /**
   * Adds, for an enabled transition, every transition on which it may depend from here on. As long
   * as none of these is executed, the transition stays enabled, and every executed transition could
   * as well be executed after it, with the same result. Disabled transitions must be added, too.
   */
  void addInterfering(int transition, long[] set);

  /**
   * The number of known necessary enabling sets of a disabled transition. There is at least one:
   * the set of all transitions that can enable it.
   */
  int enablingSets(int transition);

  /**
   * Adds one necessary enabling set of a disabled transition: on every path from here, a member of
   * the set is executed before the transition is enabled. An empty set means that the transition is
   * never enabled.
   */
  void addEnablingSet(int transition, int index, long[] set);
}
