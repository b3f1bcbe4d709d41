package io.mazurka.lpor;

/**
 * An algorithm that computes a stubborn set of a state from one transition that the set must
 * contain. An instance belongs to one worker, which moves the relations to the current state before
 * it asks.
 */
public interface StubbornSetAlgorithm {

  /**
   * Computes a strong stubborn set (conditions D1 and D2 of Valmari 1998) and keeps its enabled
   * transitions. Exploring only these loses no terminal state.
   *
   * <p>The algorithm gives up as soon as the set is useless: when it has {@code bound} enabled
   * transitions or a forbidden one. The number of all enabled transitions is a bound that rejects
   * no proper subset; the size of the best set so far is a bound that finds the smallest set.
   *
   * @param start an enabled transition
   * @param enabled all enabled transitions of the state
   * @param forbidden transitions that make a set useless if they are enabled: the visible ones if
   *     invariants are checked, none if only terminal states matter
   * @param result receives the enabled transitions of the set; not changed if the algorithm gives
   *     up
   * @return the number of transitions in the result, or 0 if the algorithm gave up
   */
  int compute(int start, long[] enabled, long[] forbidden, int bound, long[] result);

  /**
   * The work so far, which is the same in every run: one unit for each word of each set that was
   * made or scanned. It measures the cost of sets independently of time.
   */
  default long work() {
    return 0;
  }
}
