package io.mazurka.cluster.message;

import java.util.Arrays;

/**
 * A cache of states that were sent in a superstep, so that they are not sent again in it. New
 * states may replace old ones, so some are sent twice; but different states are never confused.
 */
public final class SentStates {

  private static final int MOST_STATES = 1 << 16;
  private static final int MOST_NUMBERS = 1 << 21;

  private final int slots;
  private int mask;
  private int[] numbers = {};
  private long[] histories = {};

  /** In which superstep each place was filled. */
  private int[] rounds = {};

  private int round;

  public SentStates(int slots) {
    this.slots = slots;
  }

  /** Forgets everything, and has room for a superstep with this budget. */
  public void clear(long budget) {
    round++;
    long wanted = Math.min(MOST_STATES, Math.min(MOST_NUMBERS / slots, 8 * budget));
    int states = Integer.highestOneBit((int) Math.max(16, wanted));
    mask = states - 1;
    if (states > rounds.length) {
      numbers = new int[states * slots];
      histories = new long[states];
      rounds = new int[states];
    }
  }

  /** Adds a state; returns false if it is known to have been sent already. */
  public boolean add(long fingerprint, int[] state, long history) {
    int place = (int) (fingerprint >>> 20) & mask;
    int from = place * slots;
    if (rounds[place] == round
        && histories[place] == history
        && Arrays.equals(numbers, from, from + slots, state, 0, slots)) {
      return false;
    }
    System.arraycopy(state, 0, numbers, from, slots);
    histories[place] = history;
    rounds[place] = round;
    return true;
  }
}
