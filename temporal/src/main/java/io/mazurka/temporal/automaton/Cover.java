package io.mazurka.temporal.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way to meet obligations: what must hold now, and what is left for the next state.
 *
 * @param positive the atoms that hold now
 * @param negative the atoms that do not
 * @param next numbers of the obligations that are left; never changed
 * @param postponed the untils whose right side is put off
 */
record Cover(long positive, long negative, BitSet next, long postponed) {

  /** A state would have more edges than anybody waits for. */
  private static final int MOST = 1 << 13;

  /** Nothing is required. */
  static Cover nothing() {
    return new Cover(0, 0, new BitSet(), 0);
  }

  /** Meets the obligations of both; null if that is impossible. */
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

  /** Whether it requires nothing that another one does not. */
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

  /** The ways to meet the obligations of both, without those that require more than another one. */
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

  /** The ways to meet the obligations of one of the two. */
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
