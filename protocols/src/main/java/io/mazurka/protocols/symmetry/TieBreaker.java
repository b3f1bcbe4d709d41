package io.mazurka.protocols.symmetry;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Finds the least of the states that the orders of tied elements lead to, without trying them all:
 * as tools for canonical labelling do (McKay 1981), it refines the ties, tells one element of a tie
 * that remains from the others, each in turn, and refines again. What it goes through is permuted
 * as the state is, so the representative, the least state at the end of the least of these ways, is
 * exact. Elements that permutations which leave the state as it is lead to each other are tried
 * only once; such permutations show when two ways end in the same state.
 *
 * <p>A ring of 16 elements takes at most 5 ways, as each that is new at least doubles how many are
 * known to be alike. There are states, such as those whose elements refer to each other as in a
 * strongly regular graph of little symmetry, in which the number of ways still grows exponentially.
 */
final class TieBreaker {

  private final SymmetryGroup group;
  private final int size;

  /** The state at hand, and what it says of two elements. */
  private int[] source = {};

  private final long[] matrix;
  private int[] ties = {};
  private int count;

  /** By element of a tie, the first one that it can be exchanged with for nothing. */
  private final int[] twins;

  /** The way at hand: by depth, who is told apart, what is then known, and who is alike before. */
  private final int[] way;

  private final Partition[] partitions;
  private final int[][] alike;

  /** How many elements of the way at hand and of the best way are the same. */
  private int shared;

  /** The best way: who is told apart, traces, and how many could be each time; its end. */
  private final int[] bestWay;

  private final long[] bestTraces;
  private final int[] choices;

  /** At the end of the best way, how many elements each time need not be told apart. */
  private final int[] groups;

  private int groupCount;
  private final int[] bestOrder;
  private int bestDepth;
  private final int[] least;

  /** Whether the best way leads to the end so far. */
  private boolean complete;

  /** What the way at hand ends in, with who is where as it comes about. */
  private final int[] candidate;

  private final int[] order;
  private final int[] placeOf;
  private long leaves;

  TieBreaker(SymmetryGroup group, int slots) {
    this.group = group;
    this.size = group.start(group.blocks());
    this.matrix = new long[size * size];
    this.twins = new int[size];
    this.way = new int[size];
    this.partitions = new Partition[size + 1];
    Arrays.setAll(partitions, depth -> new Partition(size));
    this.alike = new int[size + 1][size];
    this.bestWay = new int[size];
    this.bestTraces = new long[size];
    this.choices = new int[size];
    this.groups = new int[size];
    this.bestOrder = new int[size];
    this.least = new int[slots];
    this.candidate = new int[slots];
    this.order = new int[size];
    this.placeOf = new int[size];
  }

  /** How many ways were followed to the end so far. */
  long leaves() {
    return leaves;
  }

  /**
   * Turns a state that is sorted up to ties into its representative.
   *
   * @param some the ties, as starts and ends
   */
  void resolve(int[] state, int[] some, int number) {
    source = state;
    ties = some;
    count = number;
    group.mentions().fill(matrix, state);
    partitions[0].start(ties, count);
    partitions[0].refine(matrix, ties, count);
    findTwins();
    complete = false;
    follow(0);
    System.arraycopy(least, 0, state, 0, state.length);
  }

  /** How many orders of the ties of the last state lead to its representative. */
  BigInteger ways() {
    BigInteger ways = BigInteger.ONE;
    for (int depth = 0; depth < bestDepth; depth++) {
      ways = ways.multiply(BigInteger.valueOf(choices[depth]));
    }
    for (int group = 0; group < groupCount; group++) {
      ways = ways.multiply(SymmetryGroup.orders(groups[group]));
    }
    return ways;
  }

  private void findTwins() {
    Partition known = partitions[0];
    for (int tie = 0; tie < count; tie++) {
      int end;
      for (int start = ties[2 * tie]; start < ties[2 * tie + 1]; start = end) {
        end = known.end(start, ties[2 * tie + 1]);
        for (int place = start; place < end; place++) {
          int element = known.element(place);
          twins[element] = element;
          for (int before = start; before < place; before++) {
            int other = known.element(before);
            if (twins[other] == other && exchange(other, element).fixes(source)) {
              twins[element] = other;
              break;
            }
          }
        }
      }
    }
  }

  private StateExchange exchange(int one, int other) {
    return group.exchange(Math.min(one, other), Math.max(one, other));
  }

  /** Follows all ways from here on; how deep to go on after it. */
  private int follow(int depth) {
    Partition here = partitions[depth];
    int start = smallest(here);
    if (start < 0) {
      return finish(depth);
    }
    int end = here.end(start, size);
    int[] same = alike[depth];
    startAlike(same, here, start, end);
    for (int place = start; place < end; place++) {
      int element = here.element(place);
      if (isNew(same, here, start, place) && isPromising(depth, here, place)) {
        way[depth] = element;
        shared = Math.min(shared, depth);
        int back = follow(depth + 1);
        if (back < depth) {
          return back;
        }
      }
    }
    if (shared >= depth) {
      choices[depth] = countAlike(same, bestWay[depth]);
    }
    return depth - 1;
  }

  /** The colour of the fewest elements that are not told apart though it matters, or -1. */
  private int smallest(Partition here) {
    int found = -1;
    int fewest = Integer.MAX_VALUE;
    for (int tie = 0; tie < count; tie++) {
      int last = ties[2 * tie + 1];
      int end;
      for (int start = ties[2 * tie]; start < last; start = end) {
        end = here.end(start, last);
        if (end - start < fewest && !areTwins(here, start, end)) {
          found = start;
          fewest = end - start;
        }
      }
    }
    return found;
  }

  private boolean areTwins(Partition here, int start, int end) {
    int first = twins[here.element(start)];
    for (int place = start + 1; place < end; place++) {
      if (twins[here.element(place)] != first) {
        return false;
      }
    }
    return true;
  }

  /** Tells an element apart; whether the way can still become the best. */
  private boolean isPromising(int depth, Partition here, int place) {
    if (complete && depth >= bestDepth) {
      return false;
    }
    Partition next = partitions[depth + 1];
    next.start(here, place);
    long trace = next.refine(matrix, ties, count);
    if (complete && trace > bestTraces[depth]) {
      return false;
    }
    if (!complete || trace < bestTraces[depth]) {
      bestTraces[depth] = trace;
      complete = false;
    }
    return true;
  }

  private int finish(int depth) {
    leaves++;
    arrange(partitions[depth]);
    int comparison = complete && depth == bestDepth ? Arrays.compare(candidate, least) : -1;
    if (comparison == 0) {
      for (int level = 0; level <= shared; level++) {
        for (int place = 0; place < size; place++) {
          join(alike[level], bestOrder[place], partitions[depth].element(place));
        }
      }
      return shared;
    }
    if (comparison < 0) {
      complete = true;
      bestDepth = depth;
      shared = depth;
      System.arraycopy(way, 0, bestWay, 0, depth);
      System.arraycopy(candidate, 0, least, 0, least.length);
      for (int place = 0; place < size; place++) {
        bestOrder[place] = partitions[depth].element(place);
      }
      findGroups(partitions[depth]);
    }
    return depth - 1;
  }

  private void findGroups(Partition here) {
    groupCount = 0;
    for (int tie = 0; tie < count; tie++) {
      int end;
      for (int start = ties[2 * tie]; start < ties[2 * tie + 1]; start = end) {
        end = here.end(start, ties[2 * tie + 1]);
        groups[groupCount++] = end - start;
      }
    }
  }

  /** Brings the elements of the state at hand into an order, by exchanges. */
  private void arrange(Partition wanted) {
    System.arraycopy(source, 0, candidate, 0, candidate.length);
    for (int place = 0; place < size; place++) {
      order[place] = place;
      placeOf[place] = place;
    }
    for (int place = 0; place < size; place++) {
      int element = wanted.element(place);
      int from = placeOf[element];
      if (from != place) {
        group.exchange(place, from).apply(candidate);
        order[from] = order[place];
        placeOf[order[from]] = from;
      }
    }
  }

  /** At first, twins are alike. */
  private void startAlike(int[] same, Partition here, int start, int end) {
    for (int element = 0; element < size; element++) {
      same[element] = element;
    }
    for (int place = start + 1; place < end; place++) {
      for (int before = start; before < place; before++) {
        if (twins[here.element(before)] == twins[here.element(place)]) {
          join(same, here.element(before), here.element(place));
          break;
        }
      }
    }
  }

  /** Makes all that are like the one like the other. */
  private static void join(int[] same, int one, int other) {
    int from = same[one];
    int to = same[other];
    if (from != to) {
      for (int element = 0; element < same.length; element++) {
        if (same[element] == from) {
          same[element] = to;
        }
      }
    }
  }

  private static boolean isNew(int[] same, Partition here, int start, int place) {
    for (int before = start; before < place; before++) {
      if (same[here.element(before)] == same[here.element(place)]) {
        return false;
      }
    }
    return true;
  }

  private static int countAlike(int[] same, int one) {
    int alike = 0;
    for (int other : same) {
      alike += other == same[one] ? 1 : 0;
    }
    return alike;
  }
}
