package io.mazurka.lpor;

import java.util.Arrays;

/**
 * Sets of transition numbers as bits in words. They are plain arrays, so that a checker can keep
 * them where it likes. Only methods that return a new set allocate.
 */
public final class TransitionSet {

  private TransitionSet() {}

  /** The number of words of a set over this many transitions. */
  public static int words(int transitions) {
    return (transitions + Long.SIZE - 1) >>> 6;
  }

  /** The empty set over this many transitions. */
  public static long[] empty(int transitions) {
    return new long[words(transitions)];
  }

  /** A set over this many transitions. */
  public static long[] of(int transitions, int... members) {
    long[] set = empty(transitions);
    for (int member : members) {
      add(set, member);
    }
    return set;
  }

  /** Whether a transition is a member. */
  public static boolean contains(long[] set, int transition) {
    return (set[transition >>> 6] & 1L << transition) != 0;
  }

  /** Adds a transition to a set. */
  public static void add(long[] set, int transition) {
    set[transition >>> 6] |= 1L << transition;
  }

  /** Removes a transition from a set. */
  public static void remove(long[] set, int transition) {
    set[transition >>> 6] &= ~(1L << transition);
  }

  /** Adds all members of {@code others} to a set. */
  public static void addAll(long[] set, long[] others) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= others[word];
    }
  }

  /** Removes all members. */
  public static void clear(long[] set) {
    Arrays.fill(set, 0);
  }

  /** Makes {@code to} equal to {@code from}. */
  public static void copy(long[] from, long[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }

  /** The number of members. */
  public static int size(long[] set) {
    int size = 0;
    for (long word : set) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Whether a set has no members. */
  public static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether all members of {@code small} are members of {@code large}. */
  public static boolean isSubset(long[] small, long[] large) {
    for (int word = 0; word < small.length; word++) {
      if ((small[word] & ~large[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether two sets have a common member. */
  public static boolean intersects(long[] one, long[] other) {
    for (int word = 0; word < one.length; word++) {
      if ((one[word] & other[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The smallest member that is not below {@code from}, or -1. */
  public static int next(long[] set, int from) {
    int word = from >>> 6;
    if (word >= set.length) {
      return -1;
    }
    long rest = set[word] & -1L << from;
    while (rest == 0) {
      if (++word == set.length) {
        return -1;
      }
      rest = set[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(rest);
  }

  /** The members in increasing order. */
  public static int[] members(long[] set) {
    int[] members = new int[size(set)];
    int transition = -1;
    for (int index = 0; index < members.length; index++) {
      transition = next(set, transition + 1);
      members[index] = transition;
    }
    return members;
  }
}
