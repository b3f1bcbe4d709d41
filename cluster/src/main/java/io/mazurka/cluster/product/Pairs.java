package io.mazurka.cluster.product;

import java.io.Serializable;
import java.util.Arrays;

/**
 * What is known of the pairs of a partition after a superstep. The pair of a state and a state of
 * the automaton has the number of the first times the size of the automaton plus the second. What a
 * superstep makes of it is another one, so that it can be repeated.
 */
public final class Pairs implements Serializable {

  private static final long serialVersionUID = 1L;

  /** In place of where a mark comes from: there is none, or it was there from the beginning. */
  static final long NOWHERE = -1;

  static final long START = -2;

  /** Tells that the edge itself meets the condition. */
  static final long ITSELF = 1L << 62;

  /** Of each pair the conditions met before it, or how many edges lead to it. */
  final long[] marks;

  /** The pairs that are left, as bits. */
  final long[] left;

  /** The pairs whose edges are to be gone along. */
  int[] queue = {};

  /** Per condition, and for being reached, where the mark of each pair comes from, if traced. */
  final long[][] origins;

  Pairs(long[] marks, long[] left, long[][] origins) {
    this.marks = marks;
    this.left = left;
    this.origins = origins;
  }

  /** So many pairs, none of which is left. */
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

  /** The same pairs without marks, and with room for where some will come from. */
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

  /** How many are left. */
  public long count() {
    long count = 0;
    for (long word : left) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** The first one that is left, or -1. */
  public int first() {
    for (int word = 0; word < left.length; word++) {
      if (left[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(left[word]);
      }
    }
    return -1;
  }

  /** How many have edges to be gone along. */
  public int waiting() {
    return queue.length;
  }

  /** The memory that it takes while another one is made of it. */
  public long bytes() {
    long traced = Arrays.stream(origins).mapToLong(some -> some.length).sum();
    return 2 * 8L * (marks.length + left.length + traced) + 4L * queue.length;
  }
}
