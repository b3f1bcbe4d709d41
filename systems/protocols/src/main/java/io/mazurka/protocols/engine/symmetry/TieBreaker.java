package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.engine.symmetry.elements.PairMentions;
import io.mazurka.protocols.engine.symmetry.exchange.StateExchange;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Finds the least state among those that permuting tied elements leads to, without trying all
 * permutations, by a search tree as in canonical labelling (McKay 1981). At each node the ties are
 * refined into colours; where elements of one colour remain that matter, each of them in turn is
 * given a colour of its own, which makes a branch, and the colours are refined again. At a leaf the
 * colours give an order of the elements.
 *
 * <p>Branches are compared by their traces, the hashes of their refinements, and leaves of equal
 * traces by their states; the representative is the state of the least leaf. Permuting a state
 * permutes its tree, so all states of an orbit have the same representative. Two leaves with the
 * same state show an automorphism, a permutation that leaves the state as it is; of elements that
 * automorphisms lead to each other only one is branched on.
 *
 * <p>A ring of 16 elements has at most 5 leaves, as each automorphism found at least doubles the
 * orbits. There are states, such as those whose elements refer to each other as in a strongly
 * regular graph with few automorphisms, for which the number of leaves still grows exponentially.
 */
final class TieBreaker {

  private final SymmetryGroup group;
  private final int size;

  /** The state to resolve, and by pair of elements how it relates them ({@link PairMentions}). */
  private int[] source = {};

  private final long[] matrix;

  /** The start and the end of each tie, and the number of ties. */
  private int[] ties = {};

  private int count;

  /** By element of a tie, the first element whose exchange with it leaves the state as it is. */
  private final int[] twins;

  /** The current branch, by depth: the element chosen, the colours, and the orbits known. */
  private final int[] branch;

  private final Partition[] partitions;
  private final KnownOrbits[] orbits;

  /** The depth down to which the current branch and the best one choose the same elements. */
  private int shared;

  /** The best branch so far, by depth: the element chosen, the trace, the size of its orbit. */
  private final int[] bestBranch;

  private final long[] bestTraces;
  private final int[] orbitSizes;

  /** The sizes of the colours at the best leaf; elements of one colour are interchangeable. */
  private final int[] colourSizes;

  private int colours;

  /** The best leaf: the order of the elements, its depth and its state. */
  private final int[] bestOrder;

  private int bestDepth;
  private final int[] least;

  /** Whether the best branch has reached a leaf. */
  private boolean complete;

  /** The state of the current leaf, and while it is made the element at each place and back. */
  private final int[] candidate;

  private final int[] scratch;

  private final int[] order;
  private final int[] placeOf;
  private long leaves;

  TieBreaker(SymmetryGroup group, int slots) {
    this.group = group;
    this.size = group.start(group.blocks());
    this.matrix = new long[size * size];
    this.twins = new int[size];
    this.branch = new int[size];
    this.partitions = new Partition[size + 1];
    Arrays.setAll(partitions, depth -> new Partition(size));
    this.orbits = new KnownOrbits[size + 1];
    Arrays.setAll(orbits, depth -> new KnownOrbits(size));
    this.bestBranch = new int[size];
    this.bestTraces = new long[size];
    this.orbitSizes = new int[size];
    this.colourSizes = new int[size];
    this.bestOrder = new int[size];
    this.least = new int[slots];
    this.candidate = new int[slots];
    this.scratch = new int[slots];
    this.order = new int[size];
    this.placeOf = new int[size];
  }

  /** The number of leaves visited, for all states so far. */
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
      ways = ways.multiply(BigInteger.valueOf(orbitSizes[depth]));
    }
    for (int colour = 0; colour < colours; colour++) {
      ways = ways.multiply(SymmetryGroup.orders(colourSizes[colour]));
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

  /** Explores the subtree of the current node; returns the depth at which to continue. */
  private int follow(int depth) {
    Partition here = partitions[depth];
    int start = smallest(here);
    if (start < 0) {
      return finish(depth);
    }
    int end = here.end(start, size);
    KnownOrbits same = orbits[depth];
    startOrbits(same, here, start, end);
    for (int place = start; place < end; place++) {
      int element = here.element(place);
      if (isNew(same, here, start, place) && isPromising(depth, here, place)) {
        branch[depth] = element;
        shared = Math.min(shared, depth);
        int back = follow(depth + 1);
        if (back < depth) {
          return back;
        }
      }
    }
    if (shared >= depth) {
      orbitSizes[depth] = same.size(bestBranch[depth]);
    }
    return depth - 1;
  }

  /** The start of the smallest colour whose elements are not all twins, or -1. */
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

  /** Gives an element a colour of its own; returns whether the branch can still become the best. */
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
    int comparison = complete && depth == bestDepth ? group.order().compare(candidate, least) : -1;
    if (comparison == 0) {
      for (int level = 0; level <= shared; level++) {
        for (int place = 0; place < size; place++) {
          orbits[level].join(bestOrder[place], partitions[depth].element(place));
        }
      }
      return shared;
    }
    if (comparison < 0) {
      complete = true;
      bestDepth = depth;
      shared = depth;
      System.arraycopy(branch, 0, bestBranch, 0, depth);
      System.arraycopy(candidate, 0, least, 0, least.length);
      for (int place = 0; place < size; place++) {
        bestOrder[place] = partitions[depth].element(place);
      }
      measureColours(partitions[depth]);
    }
    return depth - 1;
  }

  private void measureColours(Partition here) {
    colours = 0;
    for (int tie = 0; tie < count; tie++) {
      int end;
      for (int start = ties[2 * tie]; start < ties[2 * tie + 1]; start = end) {
        end = here.end(start, ties[2 * tie + 1]);
        colourSizes[colours++] = end - start;
      }
    }
  }

  /** Makes {@link #candidate} by exchanging elements until they are in the order wanted. */
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
        group.exchange(place, from).apply(candidate, scratch);
        order[from] = order[place];
        placeOf[order[from]] = from;
      }
    }
  }

  /** Starts with the orbits that twins form. */
  private void startOrbits(KnownOrbits same, Partition here, int start, int end) {
    same.separate();
    for (int place = start + 1; place < end; place++) {
      for (int before = start; before < place; before++) {
        if (twins[here.element(before)] == twins[here.element(place)]) {
          same.join(here.element(before), here.element(place));
          break;
        }
      }
    }
  }

  private static boolean isNew(KnownOrbits same, Partition here, int start, int place) {
    for (int before = start; before < place; before++) {
      if (same.areOne(here.element(before), here.element(place))) {
        return false;
      }
    }
    return true;
  }
}
