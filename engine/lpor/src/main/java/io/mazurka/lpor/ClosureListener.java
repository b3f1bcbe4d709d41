package io.mazurka.lpor;

/** A listener that is told why transitions are members of stubborn sets. */
public interface ClosureListener {

  /** A new set begins with this transition. */
  void started(int start);

  /**
   * A member has added transitions: those it interferes with if it is enabled, else an enabling
   * set.
   *
   * @param before the members of the set before the addition
   * @param after the members of the set after the addition
   */
  void brought(int member, boolean enabled, long[] before, long[] after);
}
