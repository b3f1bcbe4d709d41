package io.mazurka.search.store.packing;

import java.util.Arrays;

/**
 * The states generated most recently, in a table small enough for the processor's cache.
 *
 * <p>A breadth-first search reaches a state by all orders of the same independent steps within a
 * short time, so this table catches nine of ten duplicates before they cost an access to the store.
 * A newer state replaces an older one; a state that is not in the table may have been generated
 * nevertheless.
 */
public final class RecentStates implements Repackable {

  private static final int WORD_BITS = 15;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  /** One if every state counts as unknown, otherwise zero. */
  private int disabled;

  private long[] table = {};
  private int width;
  private int shift;

  /** A table that remembers states only if it is {@code enabled}. */
  public RecentStates(boolean enabled, Packing packing) {
    this.disabled = enabled ? 0 : 1;
    resize(packing.words());
  }

  /** Remembers states from now on, and forgets those before, which may have been thrown away. */
  public void enable() {
    disabled = 0;
    resize(width);
  }

  /** Forgets all states. */
  public void clear() {
    Arrays.fill(table, 0);
  }

  /** Makes an empty table for states of {@code words} words; a small one if it is disabled. */
  private void resize(int words) {
    width = words;
    int fullBits = WORD_BITS - (Integer.SIZE - Integer.numberOfLeadingZeros(width - 1));
    int recordBits = disabled == 0 ? fullBits : 1;
    shift = Long.SIZE - recordBits;
    table = new long[width << recordBits];
  }

  /**
   * Zero if the state of one word is in the table, one if it is not; then the state replaces
   * another. There is no branch, because no processor could predict it.
   */
  public int unknown(long word) {
    int place = (int) ((word * MULTIPLIER) >>> shift);
    long difference = table[place] ^ word;
    table[place] = word;
    return one(difference) | disabled;
  }

  /** Like {@link #unknown(long)}, for a state of several words. */
  public int unknown(long[] words) {
    long hash = 0;
    for (int word = 0; word < width; word++) {
      hash = (hash ^ words[word]) * MULTIPLIER;
      hash ^= hash >>> 32;
    }
    int place = (int) ((hash * MULTIPLIER) >>> shift) * width;
    long difference = 0;
    for (int word = 0; word < width; word++) {
      difference |= table[place + word] ^ words[word];
      table[place + word] = words[word];
    }
    return one(difference) | disabled;
  }

  /** Zero for zero and one for anything else. */
  private static int one(long difference) {
    return (int) ((difference | -difference) >>> 63);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    // Other holders have the same states, or nobody needs them any more.
  }

  @Override
  public void repack(Packing from, Packing to) {
    resize(to.words());
  }
}
