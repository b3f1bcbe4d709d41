package io.mazurka.kernel.reduction;

import java.util.BitSet;

/**
 * Chooses a few transitions, called sticky, such that every cycle of states has a step of one of
 * them. If a sticky transition is explored only in states that are expanded fully, every cycle has
 * such a state, in any order of search (Kurshan, Levin, Minea, Peled and Yenigün 1998).
 */
public final class StickyTransitions {

  /** The most steps to look at altogether, counting repetitions; this takes about a second. */
  private static final long MOST_WORK = 20_000_000;

  /** The most transitions to compare for each choice; fewer if the work would be too much. */
  private static final int MOST_CANDIDATES = 32;

  private static final int EXPECTED_CHOICES = 16;

  private final Cycles cycles;
  private final BitSet chosen = new BitSet();
  private long trials;

  /** Knows which transitions may be on cycles of a system. */
  public interface Cycles {

    /** The transitions that may lie on a cycle of states without a step of {@code deleted}. */
    BitSet without(BitSet deleted);
  }

  private StickyTransitions(Cycles cycles, long trials) {
    this.cycles = cycles;
    this.trials = trials;
  }

  /**
   * Chooses transitions that meet every cycle.
   *
   * @param free transitions that cost nothing, because they are explored only in fully expanded
   *     states anyway
   * @param work how many steps one call of {@code cycles} looks at
   */
  public static BitSet choose(BitSet free, Cycles cycles, long work) {
    StickyTransitions choice = new StickyTransitions(cycles, MOST_WORK / Math.max(1, work));
    choice.addUntilMet(free);
    BitSet others = (BitSet) choice.chosen.clone();
    others.andNot(free);
    choice.dropIdle(others);
    choice.dropIdle((BitSet) choice.chosen.clone());
    return choice.chosen;
  }

  private void addUntilMet(BitSet free) {
    BitSet left = cycles.without(new BitSet());
    chosen.or(left);
    chosen.and(free);
    left = left(left);
    while (!left.isEmpty() && trials > 0) {
      int best = best(left);
      chosen.set(best);
      left = left(left);
    }
    chosen.or(left);
  }

  private BitSet left(BitSet before) {
    return before.isEmpty() ? before : cycles.without(chosen);
  }

  /**
   * The transition, among some candidates, whose choice leaves the fewest transitions on cycles.
   */
  private int best(BitSet left) {
    long candidates = Math.max(1, Math.min(MOST_CANDIDATES, trials / EXPECTED_CHOICES));
    long step = Math.max(1, left.cardinality() / candidates);
    int best = left.nextSetBit(0);
    int least = Integer.MAX_VALUE;
    int place = 0;
    for (int candidate = best; candidate >= 0; candidate = left.nextSetBit(candidate + 1)) {
      if (place++ % step == 0 && trials-- > 0) {
        chosen.set(candidate);
        int rest = cycles.without(chosen).cardinality();
        chosen.clear(candidate);
        best = rest < least ? candidate : best;
        least = Math.min(least, rest);
      }
    }
    return best;
  }

  /** Drops the candidates without which every cycle still has a step of a chosen transition. */
  private void dropIdle(BitSet candidates) {
    candidates.stream()
        .takeWhile(candidate -> trials-- > 0)
        .forEach(
            candidate -> {
              chosen.clear(candidate);
              chosen.set(candidate, !cycles.without(chosen).isEmpty());
            });
  }
}
