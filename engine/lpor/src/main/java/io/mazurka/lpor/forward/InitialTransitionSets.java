package io.mazurka.lpor.forward;

import io.mazurka.lpor.CandidateSets;
import io.mazurka.lpor.StubbornSetAlgorithm;
import io.mazurka.lpor.TransitionSet;
import java.util.List;

/**
 * The published choice: one stubborn set in each state, from the enabled transition that comes
 * first in an order of priority. If that set is useless, everything is explored (Bokor 2011,
 * sections 4.5 and 4.6).
 */
public final class InitialTransitionSets implements CandidateSets {

  private final StubbornSetAlgorithm algorithm;
  private final int[] order;
  private final long[] forbidden;
  private final long[] enabled;
  private boolean everything = true;

  /**
   * @param order the transitions from which a set may be computed, the preferred ones first
   * @param forbidden the transitions that make a set useless; kept by reference
   */
  public InitialTransitionSets(
      StubbornSetAlgorithm algorithm, List<Integer> order, long[] forbidden) {
    this.algorithm = algorithm;
    this.order = order.stream().mapToInt(Integer::intValue).toArray();
    this.forbidden = forbidden;
    this.enabled = new long[forbidden.length];
  }

  @Override
  public int first(long[] enabled, long[] chosen) {
    TransitionSet.copy(enabled, this.enabled);
    int all = TransitionSet.size(enabled);
    int initial = initial();
    int size = initial < 0 ? 0 : algorithm.compute(initial, enabled, forbidden, all, chosen);
    everything = size == 0;
    if (everything) {
      TransitionSet.copy(enabled, chosen);
    }
    return everything ? all : size;
  }

  private int initial() {
    for (int transition : order) {
      if (TransitionSet.contains(enabled, transition)) {
        return transition;
      }
    }
    return -1;
  }

  @Override
  public int next(long[] chosen) {
    if (everything) {
      return 0;
    }
    everything = true;
    TransitionSet.copy(enabled, chosen);
    return TransitionSet.size(enabled);
  }

  @Override
  public long work() {
    return algorithm.work();
  }
}
