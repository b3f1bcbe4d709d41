package io.mazurka.lpor;

/**
 * A way to compute a stubborn set of a state from one transition that is to be in it. An instance
 * belongs to one worker, which has told its relations of the current state before it asks.
 */
public interface StubbornSetAlgorithm {

  /**
   * Computes a strong stubborn set (conditions D1 and D2 of Valmari 1998) and keeps its enabled
   * transitions; exploring only these loses no terminal state.
   *
   * <p>It gives up as soon as the set is of no use: when it has {@code bound} enabled transitions
   * or a forbidden one. The number of enabled transitions is a bound that never rejects a proper
   * subset; the size of the best set so far finds the smallest.
   *
   * @param start an enabled transition
   * @param enabled all enabled transitions of the state
   * @param forbidden transitions that make a set useless when they are enabled; those that are
   *     visible if invariants matter, none if only terminal states do
   * @param result receives the enabled transitions of the set, and is left alone on giving up
   * @return the number of transitions in the result, or 0 on giving up
   */
  int compute(int start, long[] enabled, long[] forbidden, int bound, long[] result);

  /**
   * The work so far, the same in every run: one unit for each word of each set that was made or
   * looked through. It tells what sets cost, not how long they took.
   */
  default long work() {
    return 0;
  }
}
