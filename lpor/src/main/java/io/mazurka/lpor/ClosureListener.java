package io.mazurka.lpor;

/** Is told why transitions are members of stubborn sets. */
public interface ClosureListener {

  /** A new set begins, with this member. */
  void started(int start);

  /**
   * A member has brought what it interferes with, or, if it is disabled, an enabling set.
   *
   * @param before the members before that
   * @param after the members since then
   */
  void brought(int member, boolean enabled, long[] before, long[] after);
}
