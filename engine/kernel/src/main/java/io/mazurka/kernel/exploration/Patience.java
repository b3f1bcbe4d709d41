package io.mazurka.kernel.exploration;

/**
 * Says when a search gives up a reduction that does not pay, and when a breadth-first search
 * without a violation tries a short depth-first search (a foray). Both are decided by counts that
 * are the same in every run, never by the clock, so that figures do not depend on the machine.
 *
 * <p>Choosing steps costs work, and so does exploring: the work on a state depends on its slots,
 * the number of transitions and the steps that are taken. Let <em>f</em> be the share of the
 * enabled steps that a reduced search takes, and <em>c</em> the work of choosing them, compared
 * with the work of a full expansion. Then the reduced search spends <em>f + c</em> on a state where
 * a full search spends 1. In return it has fewer states. How many fewer is not known before the
 * end; in measured systems it has a share of about <em>f</em> squared of the states. So the
 * reduction pays as long as <em>f</em> squared times <em>f + c</em> is at most 1.
 *
 * @param states after how many expanded states the reduction is judged first; then whenever their
 *     number has doubled
 * @param worth how much work the reduced search may spend, compared with the full search
 * @param breadth after how many states a breadth-first search that has found no violation makes its
 *     first foray
 */
public record Patience(long states, double worth, long breadth) {

  /** So many states that small searches are over before their reduction is judged. */
  private static final long USUAL_STATES = 1 << 13;

  private static final long USUAL_BREADTH = 1 << 17;

  /** The work of a step, in units of looking at one transition. */
  private static final int WORK_OF_STEP = 8;

  /** How many slots or transitions can be looked at in one unit of work. */
  private static final int LOOKS_IN_A_UNIT = 4;

  /** The default. */
  public static Patience usual() {
    return new Patience(USUAL_STATES, 1, USUAL_BREADTH);
  }

  /** The reduction is never given up, and there are no forays. */
  public static Patience endless() {
    return new Patience(Long.MAX_VALUE, 1, Long.MAX_VALUE);
  }

  /** The reduction is given up after {@code states} states, whether it pays or not. */
  public static Patience untilStates(long states) {
    return new Patience(states, 0, Long.MAX_VALUE);
  }

  /** The same patience with the first foray after {@code other} states. */
  public Patience withBreadth(long other) {
    return new Patience(states, worth, other);
  }

  /** The same patience without forays. */
  public Patience breadthFirstOnly() {
    return withBreadth(Long.MAX_VALUE);
  }

  /** Whether a reduction that takes this share of the steps, at this cost, is to be kept. */
  public boolean bearsWith(double share, double cost) {
    return share * share * (share + cost) <= worth;
  }

  /**
   * The work that a search has done so far.
   *
   * @param states how many states were expanded
   * @param fired how many steps were taken
   * @param enabled how many steps were enabled
   * @param choosing the work of choosing the steps
   * @param looks how many slots and transitions are looked at in each state
   */
  public record Account(long states, long fired, long enabled, long choosing, long looks) {

    /** The share of the enabled steps that was taken. */
    public double share() {
      return fired / (double) Math.max(1, enabled);
    }

    /** The work of choosing steps, compared with the work of taking all steps. */
    public double cost() {
      return choosing
          / (double) Math.max(1, enabled * WORK_OF_STEP + states * looks / LOOKS_IN_A_UNIT);
    }
  }
}
