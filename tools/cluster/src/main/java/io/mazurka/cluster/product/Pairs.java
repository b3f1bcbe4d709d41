package io.mazurka.cluster.product;

import java.io.Serializable;
import java.util.Arrays;

/**
 * The pairs of a partition after a superstep, with their marks. The number of a pair is the number
 * of its state times the size of the automaton, plus the state of the automaton. A superstep makes
 * a new object and leaves the old one unchanged, so that the superstep can be repeated.
 */
public final class Pairs implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The origin of a mark that does not exist, or that was there from the beginning. */
  static final long NOWHERE = -1;

  static final long START = -2;

  /** A bit of an origin: the edge itself meets the condition. */
  static final long ITSELF = 1L << 62;

  /** For each pair the conditions met before it, or the number of edges that lead to it. */
  final long[] marks;

  /** The pairs that are left, as bits. */
  final long[] left;

  /** The pairs whose edges must still be followed. */
  int[] queue = {};

  /**
   * Per condition, and for being reachable, the origin of each pair's mark, if origins are traced.
   */
  final long[][] origins;

  Pairs(long[] marks, long[] left, long[][] origins) {
    this.marks = marks;
    this.left = left;
    this.origins = origins;
  }

  /** A number of pairs, all of which are removed. */
  public static Pairs none(int count) {
    return new Pairs(new long[count], new long[(count + Long.SIZE - 1) / Long.SIZE], new long[0][]);
  }

  Pairs copy() {
    long[][] traced = origins.clone();
    Arrays.setAll(traced, index -> origins[index].clone());
    Pairs copy = new Pairs(marks.clone(), left.clone(), traced);
    copy.queue = queue;
    return copy;
  }

  /**
   * The same pairs without marks. If origins are traced, those of conditions that were traced
   * before are kept.
   */
  Pairs cleared(int conditions, boolean traced) {
    long[][] kept = new long[traced ? conditions : 0][];
    for (int index = 0; index < kept.length; index++) {
      kept[index] = index < origins.length ? origins[index].clone() : new long[0];
    }
    return new Pairs(new long[marks.length], left.clone(), kept);
  }

  boolean isLeft(int pair) {
    return (left[pair >>> 6] >>> pair & 1) != 0;
  }

  void keep(int pair) {
    left[pair >>> 6] |= 1L << pair;
  }

  void remove(int pair) {
    left[pair >>> 6] &= ~(1L << pair);
  }

  /** The number of pairs that are left. */
  public long count() {
    long count = 0;
    for (long word : left) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The first pair that is left, or -1. */
  public int first() {
    for (int word = 0; word < left.length; word++) {
      if (left[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(left[word]);
      }
    }
    return -1;
  }

  /** The number of pairs whose edges must still be followed. */
  public int waiting() {
    return queue.length;
  }

  /** The memory that is needed while the next superstep makes a new object of this one. */
  public long bytes() {
    long traced = Arrays.stream(origins).mapToLong(some -> some.length).sum();
    return 2 * 8L * (marks.length + left.length + traced) + 4L * queue.length;
  }
}
