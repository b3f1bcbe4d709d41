package io.mazurka.lpor;

/**
 * What is known about transitions in the current state: how members of a stubborn set force others
 * into it. Sets are words as in {@link TransitionSet}, and what is added is or-ed into them.
 *
 * <p>It is always sound to add more to an interfering set or to an enabling set, and to know fewer
 * enabling sets, as long as there is one.
 */
public interface StateRelations {

  /**
   * Adds, for an enabled transition, every transition that it may be dependent on from here: as
   * long as none of these is executed, it stays enabled, and whatever is executed could as well be
   * executed after it with the same result. Disabled transitions count, too.
   */
  void addInterfering(int transition, long[] set);

  /**
   * The number of necessary enabling sets known for a disabled transition, at least one: everything
   * that can enable the transition is such a set.
   */
  int enablingSets(int transition);

  /**
   * Adds one necessary enabling set of a disabled transition: a member of it is executed on every
   * path from here before the transition is enabled. An empty one says that it never is.
   */
  void addEnablingSet(int transition, int index, long[] set);
}
