package io.mazurka.lpor;

import java.util.Arrays;

/**
 * One worker's stubborn sets: tries starts as it was told to and keeps what is useful. A proper
 * subset of the enabled transitions never has a forbidden one.
 *
 * <p>The preferred set is found with a bound that falls, so that hopeless candidates end early.
 * Only a search that asks for more pays for computing all of them.
 */
public final class StubbornSets implements CandidateSets {

  private final StubbornSetAlgorithm algorithm;
  private final int[] order;
  private final boolean smallest;
  private final long[] forbidden;
  private final long[] enabled;
  private final long[] preferred;
  private final long[][] others;
  private final int[] sizes;
  private int total;
  private int found;
  private boolean listed;
  private boolean exhausted = true;

  /**
   * @param forbidden the visible transitions; none if only terminal states matter
   */
  public StubbornSets(StubbornSetAlgorithm algorithm, StartChoice choice, long[] forbidden) {
    this.algorithm = algorithm;
    this.forbidden = forbidden.clone();
    order = choice.order().stream().mapToInt(Integer::intValue).toArray();
    smallest = choice.smallest();
    enabled = new long[forbidden.length];
    preferred = new long[forbidden.length];
    others = new long[order.length][forbidden.length];
    sizes = new int[order.length];
  }

  @Override
  public int first(long[] enabled, long[] chosen) {
    TransitionSet.copy(enabled, this.enabled);
    total = TransitionSet.size(enabled);
    int size = total;
    for (int index = 0; index < order.length && size > 1; index++) {
      if (TransitionSet.contains(enabled, order[index])) {
        int useful = algorithm.compute(order[index], enabled, forbidden, size, preferred);
        size = useful > 0 ? useful : size;
        if (useful > 0 && !smallest) {
          break;
        }
      }
    }
    listed = false;
    exhausted = size == total;
    TransitionSet.copy(exhausted ? enabled : preferred, chosen);
    return size;
  }

  @Override
  public int next(long[] chosen) {
    if (exhausted) {
      return 0;
    }
    if (!listed) {
      listOthers();
    }
    int best = -1;
    for (int index = 0; index < found; index++) {
      if (sizes[index] > 0 && (best < 0 || (smallest && sizes[index] < sizes[best]))) {
        best = index;
      }
    }
    if (best < 0) {
      exhausted = true;
      TransitionSet.copy(enabled, chosen);
      return total;
    }
    int size = sizes[best];
    sizes[best] = 0;
    TransitionSet.copy(others[best], chosen);
    return size;
  }

  private void listOthers() {
    listed = true;
    found = 0;
    for (int start : order) {
      if (TransitionSet.contains(enabled, start)) {
        sizes[found] = algorithm.compute(start, enabled, forbidden, total, others[found]);
        if (sizes[found] > 0 && isNew(others[found])) {
          found++;
        }
      }
    }
  }

  private boolean isNew(long[] set) {
    for (int index = 0; index < found; index++) {
      if (Arrays.equals(set, others[index])) {
        return false;
      }
    }
    return !Arrays.equals(set, preferred);
  }
}
