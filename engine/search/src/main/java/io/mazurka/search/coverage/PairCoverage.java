package io.mazurka.search.coverage;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.Transition;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notes which transitions were taken directly after which, and which could have been: a pair of
 * transitions is possible if the second was enabled where the first had just been taken.
 */
public final class PairCoverage {

  /** With more transitions, pairs would take too much memory. */
  private static final int MOST_TRANSITIONS = 4_096;

  /** So many of the pairs that were not taken are named. */
  private static final int MOST_NAMES = 100;

  private final int words;

  /** For each first transition the second ones, as bits; null before the first was taken. */
  private final long[] @Nullable [] possible;

  private final long[] @Nullable [] taken;

  private PairCoverage(int transitions) {
    this.words = (transitions + Long.SIZE - 1) / Long.SIZE;
    this.possible = new long[transitions][];
    this.taken = new long[transitions][];
  }

  /** No pairs yet of so many transitions; null if there are too many transitions. */
  public static @Nullable PairCoverage of(int transitions) {
    return transitions <= MOST_TRANSITIONS ? new PairCoverage(transitions) : null;
  }

  /** Notes the steps that are possible after a transition was taken, and which one is taken. */
  public void note(int first, Cursor cursor, int steps, int chosen) {
    note(first, cursor, steps, false);
    int second = cursor.transition(chosen);
    row(taken, first)[second / Long.SIZE] |= 1L << second;
  }

  /**
   * Notes the steps that are possible after a transition was taken.
   *
   * @param all whether all of them are looked at; otherwise none is
   */
  void note(int first, Cursor cursor, int steps, boolean all) {
    long[] could = row(possible, first);
    long[] did = row(taken, first);
    for (int step = 0; step < steps; step++) {
      int second = cursor.transition(step);
      could[second / Long.SIZE] |= 1L << second;
      did[second / Long.SIZE] |= all ? 1L << second : 0;
    }
  }

  private long[] row(long[] @Nullable [] rows, int first) {
    long[] row = rows[first];
    if (row == null) {
      row = new long[words];
      rows[first] = row;
    }
    return row;
  }

  /** Adds what another worker noted. */
  public void add(PairCoverage other) {
    add(possible, other.possible);
    add(taken, other.taken);
  }

  private static void add(long[] @Nullable [] all, long[] @Nullable [] more) {
    for (int first = 0; first < all.length; first++) {
      long[] row = more[first];
      long[] sum = all[first];
      if (row != null && sum == null) {
        all[first] = row.clone();
      } else if (row != null && sum != null) {
        for (int word = 0; word < row.length; word++) {
          sum[word] |= row[word];
        }
      }
    }
  }

  private static long count(long[] @Nullable [] rows) {
    long count = 0;
    for (long[] row : rows) {
      for (int word = 0; row != null && word < row.length; word++) {
        count += Long.bitCount(row[word]);
      }
    }
    return count;
  }

  /** How many pairs were possible and taken, and some that were not taken. */
  public TakenPairs result(List<Transition> transitions) {
    List<String> missed = new ArrayList<>();
    for (int first = 0; first < possible.length && missed.size() < MOST_NAMES; first++) {
      long[] row = possible[first];
      long[] own = taken[first];
      for (int second = 0; row != null && own != null && second < possible.length; second++) {
        long open = row[second / Long.SIZE] & ~own[second / Long.SIZE];
        if ((open >>> second & 1) != 0 && missed.size() < MOST_NAMES) {
          missed.add(transitions.get(first) + " then " + transitions.get(second));
        }
      }
    }
    return new TakenPairs(count(taken), count(possible), missed);
  }
}
