package io.mazurka.protocols.engine;

import io.mazurka.kernel.symmetry.Canonicalizer;
import java.util.Arrays;

/**
 * Finds the representative of a state by exchanges: it sorts the elements of each block by their
 * weights, and where weights are equal and an exchange makes a difference, it tries all orders and
 * takes the least state. Exact: two states of an orbit have the same representative.
 */
final class SortingCanonicalizer implements Canonicalizer {

  private final SymmetryGroup group;
  private final long[] weight;

  /** Where the states at hand come from, and its weights. */
  private int[] source = {};

  private final long[] sourceWeight;
  private final int[] least;

  /** How many orders of the ties lead to the least state. */
  private long ways;

  /** The ties to resolve in the state at hand, as starts and ends. */
  private final int[] ties;

  SortingCanonicalizer(SymmetryGroup group, int slots) {
    this.group = group;
    this.weight = new long[group.weights().elements()];
    this.sourceWeight = new long[weight.length];
    this.ties = new int[2 * weight.length];
    this.least = new int[slots];
  }

  SymmetryGroup group() {
    return group;
  }

  @Override
  public void canonicalize(int[] state) {
    group.weights().weigh(state, weight);
    findLeast(state);
  }

  @Override
  public long permutations() {
    return group.permutations();
  }

  /** As many permutations lead to the representative as leave it as it is. */
  @Override
  public long orbit(int[] state) {
    ways = 1;
    int[] representative = representative(state);
    long fixing = ways;
    for (int block = 0; block < group.blocks(); block++) {
      int from = group.start(block);
      while (from < group.start(block + 1)) {
        int to = endOfTie(from, group.start(block + 1));
        fixing *= differs(representative, from, to) ? 1 : SymmetryGroup.orders(to - from);
        from = to;
      }
    }
    return permutations() / fixing;
  }

  @Override
  public void startFrom(int[] state) {
    source = state;
    group.weights().weigh(state, sourceWeight);
  }

  @Override
  public void canonicalize(int[] state, int[] changed, int count) {
    System.arraycopy(sourceWeight, 0, weight, 0, weight.length);
    for (int index = 0; index < count; index++) {
      int slot = changed[index];
      group.weights().replace(slot, source[slot], state[slot], weight);
    }
    findLeast(state);
  }

  private void findLeast(int[] state) {
    for (int block = 0; block < group.blocks(); block++) {
      sort(state, group.start(block), group.start(block + 1));
    }
    int found = 0;
    for (int block = 0; block < group.blocks(); block++) {
      found = findTies(state, group.start(block), group.start(block + 1), found);
    }
    if (found > 0) {
      System.arraycopy(state, 0, least, 0, state.length);
      ways = 0;
      permute(state, 0, found, ties[1] - ties[0]);
      System.arraycopy(least, 0, state, 0, state.length);
    }
  }

  /** Of several that are equally light the last is taken, so that fewer move. */
  private void sort(int[] state, int start, int end) {
    for (int place = start; place < end - 1; place++) {
      int lightest = place;
      for (int other = end - 1; other > place; other--) {
        if (weight[other] < weight[lightest]) {
          lightest = other;
        }
      }
      if (lightest != place) {
        group.exchange(place, lightest).apply(state);
        long moved = weight[place];
        weight[place] = weight[lightest];
        weight[lightest] = moved;
      }
    }
  }

  /** Adds the runs of equal weights in which an exchange makes a difference. */
  private int findTies(int[] state, int start, int end, int known) {
    int found = known;
    int from = start;
    while (from < end) {
      int to = endOfTie(from, end);
      if (differs(state, from, to)) {
        ties[2 * found] = from;
        ties[2 * found + 1] = to;
        found++;
      }
      from = to;
    }
    return found;
  }

  /** Where those that are as heavy as the one at {@code from} end. */
  private int endOfTie(int from, int end) {
    int to = from + 1;
    while (to < end && weight[to] == weight[from]) {
      to++;
    }
    return to;
  }

  /** Whether an exchange of neighbours makes a difference. */
  private boolean differs(int[] state, int from, int to) {
    for (int place = from + 1; place < to; place++) {
      if (!group.exchange(place - 1, place).fixes(state)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tries all orders of the first {@code length} of a tie, and of all ties after it (Heap 1963).
   */
  private void permute(int[] state, int tie, int count, int length) {
    if (length > 1) {
      permute(state, tie, count, length - 1);
      int last = ties[2 * tie] + length - 1;
      for (int index = 0; index < length - 1; index++) {
        int other = ties[2 * tie] + (length % 2 == 0 ? index : 0);
        group.exchange(other, last).apply(state);
        permute(state, tie, count, length - 1);
      }
    } else if (tie + 1 < count) {
      permute(state, tie + 1, count, ties[2 * tie + 3] - ties[2 * tie + 2]);
    } else {
      compareToLeast(state);
    }
  }

  private void compareToLeast(int[] state) {
    int order = Arrays.compare(state, least);
    if (order < 0) {
      System.arraycopy(state, 0, least, 0, state.length);
      ways = 0;
    }
    if (order <= 0) {
      ways++;
    }
  }
}
