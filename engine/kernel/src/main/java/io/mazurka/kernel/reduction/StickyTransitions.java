package io.mazurka.kernel.reduction;

import java.util.BitSet;

/**
 * Chooses a few transitions such that every cycle of states has a step of one of them. If these are
 * only explored where everything is, a state of every cycle is expanded fully, whatever the order
 * of the search (Kurshan, Levin, Minea, Peled and Yenigün 1998).
 */
public final class StickyTransitions {

  /** The most steps to look at in all, several times each, which takes about a second. */
  private static final long MOST_WORK = 20_000_000;

  /** The most transitions to compare before one more is chosen; fewer if many may be needed. */
  private static final int MOST_CANDIDATES = 32;

  private static final int EXPECTED_CHOICES = 16;

  private final Cycles cycles;
  private final BitSet chosen = new BitSet();
  private long trials;

  /** What is known of the cycles of a system. */
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
   * @param free transitions that cost nothing, as they are explored only with everything anyway
   * @param work how many steps {@code cycles} look at in one go
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

  /** The one after which the fewest are left, of some. */
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

  /** Drops those without which every cycle is still met. */
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
