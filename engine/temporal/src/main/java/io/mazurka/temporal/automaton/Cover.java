package io.mazurka.temporal.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to satisfy some formulas: what must hold now, and what is left for the next state.
 *
 * @param positive the atoms that must hold now
 * @param negative the atoms that must not hold now
 * @param next the numbers of the formulas left for the next state; never modified
 * @param postponed the untils whose right side is postponed
 */
record Cover(long positive, long negative, BitSet next, long postponed) {

  /** The most covers, hence edges, of a state; computing more would take too long. */
  private static final int MOST = 1 << 13;

  /** The cover that requires nothing. */
  static Cover nothing() {
    return new Cover(0, 0, new BitSet(), 0);
  }

  /** The cover that satisfies the requirements of both; null if they contradict each other. */
  private @Nullable Cover and(Cover other) {
    long both = positive | other.positive;
    long neither = negative | other.negative;
    if ((both & neither) != 0) {
      return null;
    }
    BitSet left = (BitSet) next.clone();
    left.or(other.next);
    return new Cover(both, neither, left, postponed | other.postponed);
  }

  /** Whether this cover requires nothing that the other does not require. */
  private boolean subsumes(Cover other) {
    if ((positive & ~other.positive) != 0
        || (negative & ~other.negative) != 0
        || (postponed & ~other.postponed) != 0) {
      return false;
    }
    for (int each = next.nextSetBit(0); each >= 0; each = next.nextSetBit(each + 1)) {
      if (!other.next.get(each)) {
        return false;
      }
    }
    return true;
  }

  /** The covers of a conjunction, without those that require more than another one. */
  static List<Cover> product(List<Cover> left, List<Cover> right) {
    List<Cover> product = new ArrayList<>();
    for (Cover one : left) {
      for (Cover other : right) {
        Cover both = one.and(other);
        if (both != null) {
          add(product, both);
        }
      }
    }
    return product;
  }

  /** The covers of a disjunction. */
  static List<Cover> union(List<Cover> left, List<Cover> right) {
    List<Cover> union = new ArrayList<>(left);
    right.forEach(cover -> add(union, cover));
    return union;
  }

  private static void add(List<Cover> covers, Cover added) {
    if (covers.stream().anyMatch(cover -> cover.subsumes(added))) {
      return;
    }
    covers.removeIf(added::subsumes);
    covers.add(added);
    if (covers.size() > MOST) {
      throw new FormulaTooLargeException(
          "its automaton has a state with more than %d edges".formatted(MOST));
    }
  }
}
