package io.mazurka.kernel.exploration;

/**
 * How long a search bears with a reduction that does not pay, and with an order that finds nothing.
 * Both are judged by counts that are the same in every run, never by the clock, so that figures do
 * not depend on the machine.
 *
 * <p>Choosing what to explore has its work, and so has exploring: for each state its slots, the
 * transitions there are and the steps that are taken. A reduced search that takes the share
 * <em>f</em> of the enabled steps, and <em>c</em> times the work of a full expansion to choose
 * them, spends <em>f + c</em> on a state where a full search spends 1. In return it has fewer
 * states; how many fewer is not known before the end, and a share of <em>f</em> squared is what
 * measured systems have. So the reduction pays as long as <em>f</em> squared times <em>f + c</em>
 * is at most 1.
 *
 * @param states after how many expanded states it is judged first; then whenever they have doubled
 * @param worth what it may spend, compared with the full search
 * @param breadth after how many states a breadth-first search that has found no violation makes its
 *     first look into the depth
 */
public record Patience(long states, double worth, long breadth) {

  /** Small searches are over before they could be judged. */
  private static final long USUAL_STATES = 1 << 13;

  private static final long USUAL_BREADTH = 1 << 17;

  /** The work of a step, in units of looking at one transition. */
  private static final int WORK_OF_STEP = 8;

  /** A slot that is unpacked and a transition that is tried are quick to look at. */
  private static final int LOOKS_IN_A_UNIT = 4;

  /** What a newcomer would want. */
  public static Patience usual() {
    return new Patience(USUAL_STATES, 1, USUAL_BREADTH);
  }

  /** Whatever it costs, the reduction and the order are kept. */
  public static Patience endless() {
    return new Patience(Long.MAX_VALUE, 1, Long.MAX_VALUE);
  }

  /** A reduction that is given up after so many states, whether it pays or not. */
  public static Patience untilStates(long states) {
    return new Patience(states, 0, Long.MAX_VALUE);
  }

  /** The same, with a first foray after so many states. */
  public Patience withBreadth(long other) {
    return new Patience(states, worth, other);
  }

  /** The same without forays. */
  public Patience breadthFirstOnly() {
    return withBreadth(Long.MAX_VALUE);
  }

  /** Whether a reduction that takes this share of the steps, at this cost, is to be kept. */
  public boolean bearsWith(double share, double cost) {
    return share * share * (share + cost) <= worth;
  }

  /**
   * What a search has done so far.
   *
   * @param states the states expanded
   * @param fired the steps taken
   * @param enabled the steps there were
   * @param choosing the work of choosing them
   * @param looks the slots and transitions that are looked at in each state
   */
  public record Account(long states, long fired, long enabled, long choosing, long looks) {

    /** The share of the enabled steps that was taken. */
    public double share() {
      return fired / (double) Math.max(1, enabled);
    }

    /** The work of choosing, compared with that of taking all steps. */
    public double cost() {
      return choosing
          / (double) Math.max(1, enabled * WORK_OF_STEP + states * looks / LOOKS_IN_A_UNIT);
    }
  }
}
