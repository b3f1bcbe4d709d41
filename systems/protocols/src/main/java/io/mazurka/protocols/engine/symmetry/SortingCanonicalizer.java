package io.mazurka.protocols.engine.symmetry;

import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.protocols.engine.symmetry.elements.Weights;
import java.math.BigInteger;

/**
 * Finds the representative of a state by exchanges. It sorts the elements of each block by weight.
 * Elements of equal weight whose exchange changes the state are tied: if the ties have few orders,
 * all orders are tried and the least state is taken; otherwise a {@link TieBreaker} finds it. The
 * result is exact: two states of one orbit have the same representative.
 */
final class SortingCanonicalizer implements Canonicalizer {

  /** The most orders of ties that are tried one by one. */
  private static final int FEW_ORDERS = 24;

  private final SymmetryGroup group;
  private final Weights weights;
  private final int[] weight;

  /** The state from which the next states are derived, and its weights, by word. */
  private int[] source = {};

  private final long[] sourceWords;
  private final int[] least;
  private final int[] scratch;

  /**
   * The number of orders of the ties that lead to the least state; 0 if the tie breaker found that
   * state.
   */
  private long ways;

  /** The ties of the current state, as starts and ends. */
  private final int[] ties;

  private final TieBreaker breaker;
  private final int fewOrders;

  SortingCanonicalizer(SymmetryGroup group, int slots) {
    this(group, slots, FEW_ORDERS);
  }

  /** Uses the tie breaker for ties with more than {@code fewOrders} orders. */
  SortingCanonicalizer(SymmetryGroup group, int slots, int fewOrders) {
    this.group = group;
    this.fewOrders = fewOrders;
    this.weights = group.weights();
    this.weight = new int[weights.elements()];
    this.sourceWords = new long[weights.words()];
    this.ties = new int[2 * weight.length];
    this.least = new int[slots];
    this.scratch = new int[slots];
    this.breaker = new TieBreaker(group, slots);
  }

  SymmetryGroup group() {
    return group;
  }

  /** The number of states compared to break ties. */
  long leaves() {
    return breaker.leaves();
  }

  @Override
  public void canonicalize(int[] state) {
    for (int word = 0; word < sourceWords.length; word++) {
      weights.spread(word, weights.weigh(word, state), weight);
    }
    findLeast(state);
  }

  @Override
  public long permutations() {
    return group.permutations();
  }

  /**
   * The size of the orbit: the number of permutations divided by the number of those that lead to
   * the representative.
   */
  @Override
  public long orbit(int[] state) {
    ways = 1;
    int[] representative = representative(state);
    BigInteger fixing = ways == 0 ? breaker.ways() : BigInteger.valueOf(ways);
    for (int block = 0; block < group.blocks(); block++) {
      int from = group.start(block);
      while (from < group.start(block + 1)) {
        int to = endOfTie(from, group.start(block + 1));
        if (!differs(representative, from, to)) {
          fixing = fixing.multiply(SymmetryGroup.orders(to - from));
        }
        from = to;
      }
    }
    return group.orbit(fixing);
  }

  @Override
  public void startFrom(int[] state) {
    source = state;
    for (int word = 0; word < sourceWords.length; word++) {
      sourceWords[word] = weights.weigh(word, state);
    }
  }

  @Override
  public void canonicalize(int[] state, int[] changed, int count) {
    for (int word = 0; word < sourceWords.length; word++) {
      long sum = sourceWords[word];
      for (int index = 0; index < count; index++) {
        int slot = changed[index];
        sum += weights.growth(word, slot, source[slot], state[slot]);
      }
      weights.spread(word, sum, weight);
    }
    findLeast(state);
  }

  private void findLeast(int[] state) {
    boolean tied = false;
    for (int block = 0; block < group.blocks(); block++) {
      tied |= sort(state, group.start(block), group.start(block + 1));
    }
    if (tied) {
      resolve(state);
    }
  }

  /** Sorts elements with as few exchanges as possible; returns whether some weights are equal. */
  private boolean sort(int[] state, int start, int end) {
    boolean tied = false;
    for (int place = start; place < end - 1; place++) {
      int lightest = place;
      int lowest = weight[place];
      for (int other = end - 1; other > place; other--) {
        if (weight[other] < lowest) {
          lightest = other;
          lowest = weight[other];
        }
      }
      if (lightest != place) {
        group.exchange(place, lightest).apply(state, scratch);
        weight[lightest] = weight[place];
        weight[place] = lowest;
      }
      tied |= place > start && lowest == weight[place - 1];
    }
    return tied || weight[end - 1] == weight[end - 2];
  }

  private void resolve(int[] state) {
    int found = 0;
    for (int block = 0; block < group.blocks(); block++) {
      found = findTies(state, group.start(block), group.start(block + 1), found);
    }
    if (found == 0) {
      return;
    }
    ways = 0;
    if (areMany(found)) {
      breaker.resolve(state, ties, found);
    } else {
      System.arraycopy(state, 0, least, 0, state.length);
      permute(state, 0, found, ties[1] - ties[0]);
      System.arraycopy(least, 0, state, 0, state.length);
    }
  }

  /** Whether the first ties have more than a few orders. */
  private boolean areMany(int count) {
    long orders = 1;
    for (int tie = 0; tie < count; tie++) {
      for (int factor = ties[2 * tie + 1] - ties[2 * tie]; factor > 1; factor--) {
        orders *= factor;
        if (orders > fewOrders) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds the runs of elements of equal weight in which some exchange changes the state. */
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

  /** The end of the run of elements with the same weight as the one at {@code from}. */
  private int endOfTie(int from, int end) {
    int to = from + 1;
    while (to < end && weight[to] == weight[from]) {
      to++;
    }
    return to;
  }

  /** Whether some exchange of neighbours changes the state. */
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
        group.exchange(other, last).apply(state, scratch);
        permute(state, tie, count, length - 1);
      }
    } else if (tie + 1 < count) {
      permute(state, tie + 1, count, ties[2 * tie + 3] - ties[2 * tie + 2]);
    } else {
      compareToLeast(state);
    }
  }

  private void compareToLeast(int[] state) {
    int order = group.order().compare(state, least);
    if (order < 0) {
      System.arraycopy(state, 0, least, 0, state.length);
      ways = 0;
    }
    if (order <= 0) {
      ways++;
    }
  }
}
