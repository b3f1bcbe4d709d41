package io.mazurka.lpor;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The stubborn sets of one worker: tries several start transitions and keeps the useful sets. A
 * proper subset of the enabled transitions never contains a forbidden one.
 *
 * <p>The preferred set is found with a decreasing bound, so that hopeless candidates end early. All
 * sets are computed only if a search asks for more. If some transitions are forbidden, most
 * candidates run into one of them; then a start that failed is barred as well, since a candidate
 * that reaches it hardly ever succeeds.
 */
public final class StubbornSets implements CandidateSets {

  private final StubbornSetAlgorithm algorithm;
  private final int[] order;
  private final boolean smallest;

  /** Whether the order is that of the transition numbers, so that bits can be scanned. */
  private final boolean natural;

  private final long[] forbidden;

  /** The forbidden transitions and the starts that failed in the current state. */
  private final long[] barred;

  private final long[] starts;
  private final long[] enabled;

  /** The enabled transitions that a set may start from. */
  private final long[] possible;

  private final long[] preferred;
  private long[][] others = {};
  private int[] sizes = {};
  private int total;
  private int found;
  private boolean listed;
  private boolean exhausted = true;

  /**
   * @param forbidden the visible transitions; none if only terminal states matter
   */
  public StubbornSets(StubbornSetAlgorithm algorithm, StartChoice choice, long[] forbidden) {
    this(algorithm, choice, forbidden.clone(), complement(new long[forbidden.length]));
  }

  /**
   * Uses a set of allowed start transitions. This set and the forbidden transitions are kept by
   * reference: their owner may change them from state to state. To preserve invariants it is enough
   * that a set starts from an invisible transition, whatever else it contains.
   */
  public StubbornSets(
      StubbornSetAlgorithm algorithm, StartChoice choice, long[] forbidden, long[] starts) {
    this.algorithm = algorithm;
    this.forbidden = forbidden;
    this.barred = new long[forbidden.length];
    this.starts = starts;
    order = choice.order().stream().mapToInt(Integer::intValue).toArray();
    smallest = choice.smallest();
    natural = IntStream.range(0, order.length).allMatch(index -> order[index] == index);
    enabled = new long[forbidden.length];
    possible = new long[forbidden.length];
    preferred = new long[forbidden.length];
  }

  @Override
  public int first(long[] enabled, long[] chosen) {
    TransitionSet.copy(enabled, this.enabled);
    for (int word = 0; word < possible.length; word++) {
      possible[word] = enabled[word] & starts[word];
    }
    total = TransitionSet.size(enabled);
    int size = findPreferred();
    listed = false;
    exhausted = size == total;
    TransitionSet.copy(exhausted ? enabled : preferred, chosen);
    return size;
  }

  /**
   * Looks for sets of one transition first, then for larger ones: a set that exceeds the current
   * size is given up early, and most states have a small set.
   */
  private int findPreferred() {
    TransitionSet.copy(forbidden, barred);
    boolean strict = TransitionSet.intersects(enabled, forbidden);
    int bound = smallest && !strict ? Math.min(2, total) : total;
    int size = findBelow(bound, strict);
    while (size == bound && bound < total) {
      bound = Math.min(2 * bound - 1, total);
      size = findBelow(bound, strict);
    }
    return size;
  }

  /** The size of the preferred set, or {@code bound} if there is none of fewer transitions. */
  private int findBelow(int bound, boolean strict) {
    int size = bound;
    boolean settled = false;
    for (int index = next(0); index >= 0 && size > 1 && !settled; index = next(index + 1)) {
      int useful = algorithm.compute(order[index], enabled, barred, size, preferred);
      size = useful > 0 ? useful : size;
      settled = useful > 0 && !smallest;
      if (useful == 0 && strict) {
        TransitionSet.add(barred, order[index]);
      }
    }
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

  @Override
  public long work() {
    return algorithm.work();
  }

  private void listOthers() {
    listed = true;
    found = 0;
    makeRoom();
    for (int index = next(0); index >= 0; index = next(index + 1)) {
      sizes[found] = algorithm.compute(order[index], enabled, forbidden, total, others[found]);
      if (sizes[found] > 0 && isNew(others[found])) {
        found++;
      }
    }
  }

  /** Makes room for as many sets as there are enabled transitions, when they are first needed. */
  private void makeRoom() {
    if (sizes.length < total) {
      int known = others.length;
      others = Arrays.copyOf(others, total);
      for (int index = known; index < total; index++) {
        others[index] = new long[forbidden.length];
      }
      sizes = new int[total];
    }
  }

  /** The index in the order, at or after {@code from}, of the next possible start, or -1. */
  private int next(int from) {
    if (natural) {
      return TransitionSet.next(possible, from);
    }
    int index = from;
    while (index < order.length && !TransitionSet.contains(possible, order[index])) {
      index++;
    }
    return index < order.length ? index : -1;
  }

  private static long[] complement(long[] set) {
    long[] others = new long[set.length];
    Arrays.setAll(others, word -> ~set[word]);
    return others;
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
